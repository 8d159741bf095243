/** Markup in template strings. */
declare const htm: {
  bind<Node>(h: (type: unknown, props: unknown, ...children: unknown[]) => Node): (
    strings: TemplateStringsArray,
    ...values: unknown[]
  ) => Node;
};
export default htm;
