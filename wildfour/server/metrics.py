"""Server counters in the Prometheus text format."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from wildfour.server.table_registry import Tables


class Collector:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def collect(self) -> Iterator[Metric]:
        tables, metrics, storage = self._tables, self._tables.metrics, self._tables.storage.counters
        counters = (
            ("moves", "Moves made.", metrics.moves),
            ("matches", "Matches that ended.", metrics.matches),
            ("refusals", "Commands that were refused.", metrics.refused),
            ("fell_behind", "Clients that read too slowly.", metrics.behind),
            ("troubles", "Unexpected errors of tables.", metrics.troubles),
            ("bot_failures", "Bots that failed.", metrics.bot_failures),
            ("expert_failures", "Exits of the expert's process.", tables.expert.failures if tables.expert else 0),
            ("commits", "Commits to disk.", storage.commits),
            ("rows", "Rows and jobs committed.", storage.rows),
        )
        for name, text, value in counters:
            yield CounterMetricFamily(f"wildfour_{name}", text, value=value)
        gauges = (
            ("tables", "Tables that have not ended.", len(tables.rows)),
            ("tables_loaded", "Tables in memory.", len(tables.live)),
            ("sockets", "Connections.", sum(len(live.presence.sockets) for live in tables.live.values())),
            ("writer_waiting", "Rows waiting for the disk.", storage.waiting),
        )
        for name, text, value in gauges:
            yield GaugeMetricFamily(f"wildfour_{name}", text, value=value)


def exposition(tables: Tables) -> bytes:
    registry = CollectorRegistry()
    registry.register(Collector(tables))
    return generate_latest(registry)
