/** The host moves seats: one is dragged onto another, or goes to and fro with the arrow keys. */
import { useRef, useSignal } from "../app/html.js";
import { say } from "../app/words.js";

const FAR = 8; // px: less is a tap

/** @returns {{of: (place: number, tapped: () => void) => object, said: string}} handlers of a chair, and what was moved last */
export function useSeatDragging(table) {
  const drag = useRef(null);
  const dropped = useRef(false); // the click that follows is none
  const said = useSignal("");
  const exchange = (player, other) => {
    const { seats } = table.seats.value;
    if (other === player || !seats[other]) return false;
    said.value = say("web-now-at", { name: seats[player].name || say("web-empty"), number: other + 1 });
    table.do({ do: "exchange", player, other });
    return true;
  };
  const letGo = () => {
    const { chair, target } = drag.current;
    chair.style.translate = "";
    chair.classList.remove("held");
    target?.classList.remove("target");
    drag.current = null;
  };
  const of = (place, tapped) => ({
    "data-place": place,
    onClick: () => dropped.current || tapped(),
    onPointerDown: (event) => {
      dropped.current = false;
      if (!table.host.value || event.button) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { chair: event.currentTarget, x: event.clientX, y: event.clientY, moved: false, target: null };
    },
    onPointerMove: (event) => drag.current && follow(drag.current, event),
    onPointerUp: () => {
      const { moved, target } = drag.current ?? {};
      if (!drag.current) return;
      letGo();
      dropped.current = moved;
      if (moved && target) exchange(place, +target.dataset.place);
    },
    onPointerCancel: () => drag.current && letGo(),
    onKeyDown: (event) => {
      const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
      if (!step || !table.host.value) return;
      event.preventDefault();
      if (exchange(place, place + step)) chairAt(event.currentTarget, place + step)?.focus();
    },
  });
  return { of, said: said.value };
}

/** The chair follows the pointer; the one below it is where it would go. */
function follow(drag, event) {
  const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.moved && Math.hypot(dx, dy) < FAR) return;
  drag.moved = true;
  drag.chair.classList.add("held");
  drag.chair.style.translate = `${dx}px ${dy}px`;
  const below = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-place]") ?? null;
  if (below === drag.target) return;
  drag.target?.classList.remove("target");
  below?.classList.add("target");
  drag.target = below;
}

const chairAt = (chair, place) => chair.closest("ol").querySelector(`[data-place="${place}"]`);
