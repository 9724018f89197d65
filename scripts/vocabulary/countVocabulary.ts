import postcss from 'postcss';
import type { Finding } from '../support/finding';
import { readFiles } from './readFiles';

const FOLDERS = ['src/sections', 'src/kinds', 'src/ui', 'src/registry'];
const TYPE = /^font(-size|-weight|-stretch|-family)?$|^letter-spacing$/;

/** How much of what the kit has the site still states for itself. */
export function countVocabulary(root: string, findings: readonly Finding[]): [string, number][] {
  const of = (key: string) => findings.filter((finding) => finding.key === key).length;
  const sheets = readFiles(root, FOLDERS, '.css').filter(
    ({ file }) => !/^src\/ui\/(primitives|plot)\//.test(file),
  );
  const withClass = (name: RegExp) => sheets.filter(({ text }) => name.test(text)).length;
  const radios = readFiles(root, FOLDERS, '.tsx')
    .filter(({ file }) => !file.startsWith('src/ui/primitives/'))
    .flatMap(({ text }) => text.match(/type="radio"/g) ?? []);
  return [
    ['recipes of type outside the kit', recipesIn(sheets.map(({ text }) => text)).size],
    ['declarations of type outside the kit', of('type')],
    ['hatches of their own', of('hatch')],
    ['values of the palette outside its sheet', of('palette')],
    ['breakpoints outside the six', of('breakpoint')],
    ['queries that do not count the width upward', of('downward')],
    ['casts to CSSProperties', of('cast')],
    ['radios outside the kit', radios.length],
    ['sheets with an axis by name (.axis, .scale, .tick)', withClass(/^\.(axis|scale|ticks?)\b/m)],
    ['sheets with a legend by name (.key, .legend)', withClass(/^\.(keys?|legend)\b/m)],
  ];
}

/** Each set of type that some rule states, once. */
function recipesIn(sheets: readonly string[]): Set<string> {
  const recipes = new Set<string>();
  for (const sheet of sheets) {
    postcss.parse(sheet).walkRules(({ nodes }) => {
      const type = nodes.filter(
        (node) => node.type === 'decl' && TYPE.test(node.prop) && node.value !== 'inherit',
      );
      if (type.length > 0) recipes.add(type.map(String).sort().join(';'));
    });
  }
  return recipes;
}
