/** An input of a form as the graph gives it: asked for, and nothing else said of it. */
export const input = <Own extends object>(name: string, label: string, own?: Own) => ({
  name,
  label,
  help: null,
  missing: null,
  isOptional: false,
  options: null,
  ...own,
});
