import { readPage } from '../../scripts/preview/readPage';
import { sheetHtml } from '../../scripts/preview/sheetHtml';
import { cut, pixels, SETTINGS } from '../../scripts/preview/snippet';
import { warningsOf } from '../../scripts/preview/warnings';

const { desk } = SETTINGS.title;
const LONG =
  'Preventive maintenance software that fits the hours of the crew that you have | Lintel';

it.each([
  ['iiii', 'mmmm'],
  ['llll', 'WWWW'],
])('measures %j as narrower than %j', (narrow, wide) => {
  expect(pixels(narrow, 20)).toBeLessThan(pixels(wide, 20) / 2);
});

it('measures as Arial does: a figure is 0.556 em', () => {
  expect(pixels('0123456789', 20)).toBeCloseTo(10 * 0.556 * 20, 1);
});

it('leaves whole what has room', () => {
  expect(cut('Pricing | Lintel', desk)).toMatchObject({ shown: 'Pricing | Lintel', isCut: false });
});

it('cuts after a whole word, and below the limit', () => {
  const { shown, isCut, width } = cut(LONG, desk);
  expect([isCut, width > desk.room]).toEqual([true, true]);
  expect(pixels(shown, desk.size)).toBeLessThanOrEqual(desk.room);
  expect(LONG.startsWith(`${shown.replace(/ …$/, '')} `)).toBe(true);
});

const DESCRIPTION = 'What it costs, in two numbers: how many people write, and how many buildings.';

const html = (head: string, main = '', things: object[] = []): string =>
  `<html><head>${head}<script type="application/ld+json">${JSON.stringify({ '@graph': things })}</script></head><body><main>${main}</main></body></html>`;

const page = html(
  `<title>Pricing &amp; terms | Lintel</title><meta name="description" content="${DESCRIPTION}"/><meta property="og:image" content="https://a.example/share/1.jpg"/>`,
  '<p>Short.</p><p>Two numbers make the price, and <b>both</b> are numbers that you know already.</p>',
  [
    { '@type': 'FAQPage', mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'Because.' } }] },
    { '@type': 'DefinedTermSet', hasDefinedTerm: [{ name: 'Seat', description: 'A person.' }] },
  ],
);

it('reads what others show of a page', () => {
  expect(readPage(page)).toMatchObject({
    title: 'Pricing & terms | Lintel',
    description: DESCRIPTION,
    picture: '/share/1.jpg',
    first: 'Two numbers make the price, and both are numbers that you know already.',
    answers: [
      { asked: 'Why?', said: 'Because.' },
      { asked: 'Seat', said: 'A person.' },
    ],
  });
});

it('warns of nothing where nothing is wrong', () => {
  expect(warningsOf(readPage(page))).toEqual([]);
});

it.each([
  ['a title that is cut', html(`<title>${LONG}</title>`), 'title is cut'],
  ['a short description', html('<meta name="description" content="Prices."/>'), 'so short'],
  ['no picture', html(''), 'no share picture'],
  ['no answer', html(''), 'quote as an answer'],
  ['a hidden page', html('<meta name="robots" content="noindex"/>'), 'not to show'],
])('warns of %s', (_what, built, warning) => {
  expect(warningsOf(readPage(built)).join(' ')).toContain(warning);
});

it('draws a sheet on which no text of the page becomes markup', () => {
  const read = { ...readPage(page), sharedTitle: '<script>alert(1)</script>' };
  const sheet = sheetHtml(read, [], {
    address: '/x/',
    host: 'a.example',
    picture: 'f.jpg',
    css: '',
  });
  expect(sheet).not.toContain('<script>');
  expect(sheet).toContain('f.jpg');
});
