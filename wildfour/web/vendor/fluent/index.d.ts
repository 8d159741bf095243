/** The part of Fluent that the page uses. */
type Pattern = string | readonly unknown[];
type Functions = Record<string, (positional: any[], named: Record<string, any>) => string>;
export class FluentType<T> {
  value: T;
  constructor(value: T);
  valueOf(): T;
}
export class FluentResource {
  constructor(text: string);
}
export class FluentBundle {
  constructor(locales: string, options?: { functions?: Functions; useIsolating?: boolean });
  addResource(resource: FluentResource): Error[];
  getMessage(id: string): { value: Pattern | null; attributes: Record<string, Pattern> } | undefined;
  formatPattern(pattern: Pattern, values: Record<string, unknown>, errors: Error[]): string;
}
