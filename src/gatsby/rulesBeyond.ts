import postcss, { type AtRule } from 'postcss';

const known = new Map<string, Map<string, string>>();

function readBeyond(styles: string, own: string): string {
  const root = postcss.parse(styles);
  root.walkRules((rule) => {
    const { parent } = rule;
    const isFrame = parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes';
    if (!isFrame && own.includes(rule.toString())) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString().trim();
}

/**
 * The rules of a sheet that a page does not have yet: a piece of the kit may be drawn on it and used
 * by it as well. Pages of one template have the same sheets, so it is worked out once for them.
 */
export function rulesBeyond(styles: string, own: string): string {
  const beyond = known.get(own) ?? new Map<string, string>();
  known.set(own, beyond);
  const left = beyond.get(styles) ?? readBeyond(styles, own);
  beyond.set(styles, left);
  return left;
}
