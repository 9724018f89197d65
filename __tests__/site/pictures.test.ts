import path from 'node:path';
import { readContent } from '../../src/registry/check/readContent';
import { builtPages } from '../support/builtSite';
import { parseBuilt } from '../support/parseBuilt';

/** `/static/<hash of the file>/<hash of the size>/<name>` */
const PICTURE = /^\/static\/([0-9a-f]+)\/[0-9a-f]+\/(.+)$/;

// A person may speak at an event and be quoted there.
const portraits = new Set(
  [...readContent().pictures]
    .filter((picture) => picture.startsWith('data/people/'))
    .map((picture) => path.basename(picture)),
);

/** The models of a page between its header and its footer, by the hash of their file. */
function modelsOn(address: string): string[] {
  const { body } = parseBuilt(address);
  return [...body.querySelectorAll<HTMLImageElement>(':is(main, main ~ section) img')].flatMap(
    (image) => {
      const [, hash = '', name = ''] = PICTURE.exec(image.getAttribute('src') ?? '') ?? [];
      return name === '' || portraits.has(name) ? [] : [`${hash} ${name}`];
    },
  );
}

/** The style guide shows sections of many pages. */
const pages = builtPages()
  .filter((address) => !/^\/(ae-)?sample\/$/.test(address))
  .map((address) => [address, modelsOn(address)] as const);

it('has models to look at', () => {
  expect(pages.flatMap(([, models]) => models).length).toBeGreaterThan(pages.length / 2);
});

it.each(pages)('shows no model twice: %s', (_, models) => {
  expect(models.filter((model, index) => models.indexOf(model) !== index)).toEqual([]);
});
