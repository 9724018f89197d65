import { brotliCompressSync, gzipSync } from 'node:zlib';
import { measures } from '../../scripts/measure/budget/measures';
import { builtPages, readBuilt, scriptsByName } from '../support/builtSite';

const { scripts, html } = measures;
const [MOST_SCRIPTS = 0, MOST_HTML = 0] = [scripts.limit, html.limit];

/** What every piece of the kit is on at once. */
const isSpecimen = (name: string): boolean => /\bsample\b/.test(name);

const weights = new Map<string, number>();

function weightOf(file: string): number {
  const weight = weights.get(file) ?? brotliCompressSync(readBuilt(`/${file}`)).length;
  weights.set(file, weight);
  return weight;
}

// The budget opens a few pages and measures all that they are sent; this is of every page.
it('sends no page more scripts than a page may begin with', () => {
  const chunks = new Map(scriptsByName());
  const ofAll = chunks.get('app') ?? [];
  const ofPages = [...chunks].filter(([name]) => name.startsWith('component---'));
  expect(ofAll).not.toEqual([]);
  expect(ofPages).not.toEqual([]);
  const heavy = ofPages.flatMap(([name, files]) => {
    if (isSpecimen(name)) return [];
    const weight = [...new Set([...ofAll, ...files])].reduce(
      (sum, file) => sum + weightOf(file),
      0,
    );
    return weight > MOST_SCRIPTS ? [`${name}: ${(weight / scripts.per).toFixed(2)} KB`] : [];
  });
  expect(heavy).toEqual([]);
});

it('sends no page more HTML and styles than one may have', () => {
  const heavy = builtPages().flatMap((address) => {
    const weight = isSpecimen(address) ? 0 : gzipSync(readBuilt(address)).length;
    return weight > MOST_HTML ? [`${address}: ${(weight / html.per).toFixed(2)} KB`] : [];
  });
  expect(heavy).toEqual([]);
});
