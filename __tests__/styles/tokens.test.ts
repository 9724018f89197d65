import { readFileSync } from 'node:fs';
import postcss, { type Rule } from 'postcss';

const sheet = postcss.parse(readFileSync('src/styles/tokens.css', 'utf8'));
const rules: Rule[] = [];
sheet.walkRules((rule) => {
  const query = rule.parent?.type === 'atrule' ? (rule.parent as postcss.AtRule).params : 'screen';
  if (query === 'screen') rules.push(rule);
});

/** The tokens of a scope, whose blocks have one of the selectors. */
const scope = (...selectors: string[]) =>
  new Map(
    rules
      .filter((rule) => rule.selectors.some((selector) => selectors.includes(selector)))
      .flatMap(({ nodes }) => nodes.filter((node) => node.type === 'decl'))
      .map(({ prop, value }) => [prop, value]),
  );

const light = scope("[data-theme='light']");
const dark = scope(':root', "[data-theme='dark']");

function luminance(token: string): number {
  let value = dark.get(token) ?? '';
  for (let name: string | undefined; (name = /^var\((.+)\)$/.exec(value)?.[1]);)
    value = dark.get(name) ?? '';
  const digits = value.length === 4 ? value.replace(/\w/g, '$&$&') : value;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

it.each(['before', 'good', 'late', 'wait', 'cold', 'strong'])(
  'keeps the fill %s apart from the grounds of the dark layout',
  (name) => {
    for (const ground of ['bg', 'surface', 'sunken']) {
      expect(contrast(`--fill-${name}`, `--color-${ground}`)).toBeGreaterThanOrEqual(3);
    }
  },
);

it('gives back in the light scope all that the dark one changes', () => {
  const changed = [...scope("[data-theme='dark']").keys()];
  expect(changed.filter((token) => !light.has(token))).toEqual([]);
});
