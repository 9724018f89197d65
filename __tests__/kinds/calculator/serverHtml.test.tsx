import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers';
import { renderToPipeableStream } from 'react-dom/server.node';
import { Calculator } from '../../../src/kinds/calculator/Calculator';
import { defaultInputs } from '../../../src/roi/inputs';
import { formatUsd } from '../../../src/format/number';
import { computeRoi } from '../../../src/roi/model';
import { parseInputs } from '../../../src/roi/parse';
import { withInputs } from '../../roi/arbitraries';
import { labelOf, words } from './words';

// React's server waits with it; the browser of these tests has none.
Object.assign(globalThis, { setImmediate });

/** The HTML that the build makes, as a browser without scripts reads it. */
const readPage = async (): Promise<Document> => {
  const html = await new Promise<string>((resolve, reject) => {
    let text = '';
    const sink = new Writable({
      write(chunk: Buffer, _encoding, next) {
        text += chunk.toString();
        next();
      },
      final: () => resolve(text),
    });
    const { pipe } = renderToPipeableStream(<Calculator words={words} />, {
      onAllReady: () => void pipe(sink),
      onError: reject,
    });
  });
  return new DOMParser().parseFromString(html, 'text/html');
};

const sent = (form: HTMLFormElement): URLSearchParams => {
  const params = new URLSearchParams();
  new FormData(form).forEach((value, name) => params.append(name, value as string));
  return params;
};

const formOf = (page: Document): HTMLFormElement => {
  const form = page.querySelector('form');
  if (!form) throw new Error('The page has no form');
  return form;
};

it('is whole without scripts: the result of the defaults and everything that explains it', async () => {
  const page = await readPage();
  const text = page.body.textContent;
  expect(text).toContain(formatUsd(computeRoi(defaultInputs).totalCostSavedPerYear));
  expect(page.querySelectorAll('table').length).toBeGreaterThan(4);
  expect(page.querySelectorAll('script, template, [hidden]')).toHaveLength(0);
});

it('asks the report route for all inputs', async () => {
  const form = formOf(await readPage());
  expect(form.attributes.getNamedItem('action')?.value).toBe('/roi-pdf/');
  expect(form.method).toBe('get');
  expect(parseInputs(sent(form))).toEqual({ ok: true, inputs: defaultInputs });
  const button = form.ownerDocument.querySelector<HTMLButtonElement>('button[type=submit]');
  expect(button?.form).toBe(form);
});

it('sends false where integration is off, since a missing value means true', async () => {
  const form = formOf(await readPage());
  const choice = form.elements.namedItem('isIntegration') as HTMLSelectElement;
  choice.value = 'false';
  const buildings = form.elements.namedItem('noOfBuildings') as HTMLInputElement;
  buildings.value = '7';
  expect(parseInputs(sent(form))).toEqual({
    ok: true,
    inputs: withInputs({ isIntegration: false, noOfBuildings: 7 }),
  });
});

it('names every field for those who do not see it', async () => {
  const page = await readPage();
  for (const [id, input] of [
    ['noOfBuildings', 'noOfBuildings'],
    ['timeDecreasePercentageWithLintel', 'timeDecreasePercentageWithProvider'],
  ] as const) {
    const label = page.querySelector(`label[for="${id}"]`);
    expect(label?.textContent).toContain(labelOf(input));
  }
});

it('has no id twice', async () => {
  const page = await readPage();
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
