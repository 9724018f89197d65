import { termFor, termsOf } from '../../src/search/terms';
import { publicPage } from '../support/publicPage';

const said = (term: string) => ({ term, meaning: `What ${term} is.`, example: 'One of them' });

const terms = termsOf([
  publicPage({
    kind: 'KnowledgeBase',
    path: '/kb/energy/',
    title: 'Energy',
    data: { terms: [said('Override'), said('Base load'), said('P–F interval')] },
  }),
  publicPage({ kind: 'Guide', path: '/guide/', data: {} }),
]);

it.each([
  ['override', 'Override'],
  ['Overrides', 'Override'],
  ['  OVERRIDE ', 'Override'],
  ['what is an override?', 'Override'],
  ['what does base load mean', 'Base load'],
  ['p-f intervals', 'P–F interval'],
])('takes %j for a term', (words, term) => {
  expect(termFor(words, terms)?.term).toBe(term);
});

it.each(['over', 'override end date', 'load', '', '?', 'what is'])(
  'takes %j for no term',
  (words) => {
    expect(termFor(words, terms)).toBeUndefined();
  },
);

it('leads to where the term is explained', () => {
  expect(termFor('base load', terms)).toMatchObject({
    href: '/kb/energy/#term-base-load',
    page: 'Energy',
  });
});
