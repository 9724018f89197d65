import type { PublicPage } from '../../src/content-model/publicPage';
import { altOf } from '../../src/share/altOf';
import { cardOf } from '../../src/share/cardOf';
import { publicPage } from '../support/publicPage';
import { figures } from '../support/figures';

const entries: Record<string, Record<string, unknown>> = {
  'Claim leaks': {
    claim: 'Leak rate of all stores',
    figure: '8.1%',
    before: { value: 19.4, text: '19.4%' },
    after: { value: 8.1, text: '8.1%' },
  },
  'Claim audit': { claim: 'Findings', figure: '0 findings' },
  'Customer fennel': { name: 'Fennel', wordmark: 'fennel.svg' },
  'Person ada': { name: 'Ada', portrait: 'ada.webp' },
  'Person bo': { name: 'Bo' },
};

function card(own: Parameters<typeof publicPage>[0], below: readonly PublicPage[] = []) {
  const page = publicPage({ refer: (type, slug) => entries[`${type} ${slug}`], ...own });
  return cardOf(page, () => below);
}

it('has the day and the figure of a release', () => {
  const data = { date: '2025-11-04', figure: figures.marks };
  expect(card({ kind: 'PressRelease', data })).toMatchObject({
    over: 'November\u00a04,\u00a02025',
    figure: figures.marks,
  });
});

it('has the first result of a story that has a before, with the mark of whose it is', () => {
  const data = {
    wash: 'ice',
    customer: 'fennel',
    figures: [{ claim: 'audit' }, { claim: 'leaks' }],
  };
  expect(card({ kind: 'CaseStudy', data })).toMatchObject({
    title: 'Leak rate of all stores',
    from: '19.4%',
    to: '8.1%',
    mark: 'data/customers/fennel.svg',
  });
});

const evening = {
  series: 'fm-mixer',
  startsAt: '2027-03-18T22:30:00+00:00',
  endsAt: '2027-03-19T01:30:00+00:00',
  timeZone: 'America/Chicago',
  venue: { city: 'Chicago' },
};

it('has the day and the hour of an event by the clock of its place, the hour until it is over', () => {
  expect(card({ kind: 'Event', data: evening })).toMatchObject({
    large: { big: '18', beside: ['March', '2027'] },
    under: 'Chicago, 17:30',
  });
  expect(card({ kind: 'Event', data: evening, today: '2027-04-01' })).toMatchObject({
    under: 'Chicago',
  });
  expect(card({ kind: 'Event', data: { ...evening, canceled: {} } })).not.toMatchObject({
    under: 'Chicago, 17:30',
  });
});

it('has the figure of a webinar, with its day by the clock of the host', () => {
  const data = { startsAt: '2027-02-09T23:00:00-06:00', minutes: 45, figure: figures.pair };
  expect(card({ kind: 'Webinar', data })).toMatchObject({
    look: 'figure',
    over: 'February\u00a09,\u00a02027',
    figure: figures.pair,
  });
});

/** A text that takes three minutes to read. */
const body = 'word '.repeat(600);

it('has the minutes of a guide and the days that it takes', () => {
  const data = { topic: 'maintenance', takes: '90 days' };
  expect(card({ kind: 'Guide', body, data })).toMatchObject({
    from: ['3 min', 'to read'],
    to: ['90 days', 'to do'],
  });
});

const image = { src: '../pictures/tower.webp', alt: 'A tower' };

it('has the color and the curve of its family on a page about a product', () => {
  const data = { layout: { family: 'buildings' }, sections: [{ title: 'A heading' }] };
  expect(card({ path: '/product/x/', data })).toMatchObject({
    look: 'curve',
    family: 'buildings',
    title: 'A heading',
  });
  expect(card({ path: '/industry/x/', data: { ...data, seo: { image } } })).toMatchObject({
    look: 'model',
  });
});

it('shows the model that was chosen for previews before that of the page', () => {
  const own = { src: './own.webp', alt: '' };
  const of = (data: Record<string, unknown>) =>
    card({ file: 'pages/a/index.md', data: { sections: [{ title: 'A' }], ...data } });
  expect(of({ seo: { image }, image: own })).toMatchObject({
    picture: 'pages/pictures/tower.webp',
  });
  expect(of({ image: own })).toMatchObject({ picture: 'pages/a/own.webp' });
});

it('shows of a hub what comes next, and what came last', () => {
  const release = (date: string) =>
    publicPage({ kind: 'Event', title: date, data: { startsAt: `${date}T10:00:00+00:00` } });
  const days = ['2027-05-01', '2026-01-01', '2027-02-01', '2026-08-01'];
  const hub = card({ data: { sections: [{ title: 'Events' }] } }, days.map(release));
  expect(hub).toMatchObject({
    rows: [
      ['Feb\u00a01', '2027-02-01'],
      ['May\u00a01', '2027-05-01'],
      ['Aug\u00a01', '2026-08-01'],
    ],
  });
});

it('says what search finds a page by, unless the heading says it', () => {
  const label = (title: string, heading: string) =>
    card({ data: { seo: { title }, sections: [{ title: heading }] } }).label;
  expect(label('Pricing: two numbers make the price | Lintel', 'Two numbers')).not.toBe('Pricing');
  const withModel = (title: string, heading: string) =>
    card({ data: { seo: { title, image }, sections: [{ title: heading }] } }).label;
  expect(withModel('Pricing: two numbers make the price | Lintel', 'Two numbers')).toBe('Pricing');
  expect(withModel('Two numbers | Lintel', 'Two\nnumbers')).toBe('lintel.example');
});

it('says in words all that stands on it', () => {
  const data = { topic: 'maintenance', takes: '90 days' };
  const guide = card({ kind: 'Guide', title: 'Begin', body, data });
  expect(altOf(guide, 'A book.')).toBe('Begin. 3 min to read. 90 days to do. Guide. A book.');
});
