/** The part of Preact that the page uses. */
export interface VNode {
  readonly type: unknown;
}
export type Children = VNode | string | number | boolean | null | undefined | readonly Children[];
export function h(type: unknown, props: unknown, ...children: unknown[]): VNode;
export function Fragment(props: { children: Children }): Children;
export function render(children: Children, parent: Element): void;
