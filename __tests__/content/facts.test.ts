import path from 'node:path';
import { kindOfFile } from '../../src/registry/kinds';
import { parseFile } from '../../src/registry/check/parseFile';
import { readContent } from '../../src/registry/check/readContent';
import { fillFacts } from '../../src/text/fillFacts';
import { readFacts } from '../../src/gatsby/readFacts';
import { datedEntries, historiesIn, shortName } from '../support/history';

const tree = readContent();
const histories = historiesIn(tree);

interface ClaimWords {
  readonly customer?: string;
  readonly period: string;
  readonly sample: string;
  readonly source: string;
}

/** Claims by file, each with the last day that its period can mean. */
const claims = new Map(
  [...tree.files].flatMap(([file, text]) => {
    if (kindOfFile(file)?.name !== 'Claim') return [];
    const claim = parseFile(file, text).data as unknown as ClaimWords;
    const years = claim.period.match(/\b20\d\d\b/g) ?? [];
    return [[file, { ...claim, day: `${years.toSorted().at(-1)}-12-31` }] as const];
  }),
);

const days = new Map([
  ...datedEntries(tree).map(({ file, day }) => [file, day] as const),
  ...[...claims].map(([file, { day }]) => [file, day] as const),
]);

/** What a customer had of it up to a day. */
const countsUntil = ({ customer, noun }: Fact, day: string): readonly number[] =>
  (histories.get(customer)?.counts ?? [])
    .filter(({ since, fact }) => fact === noun && since <= day)
    .map(({ count }) => count);

/** Whether an entry of that day could tell the number, because it was one of the customer’s then. */
const wasTrue = (file: string, fact: Fact, number: number): boolean =>
  countsUntil(fact, days.get(file) ?? '').includes(number);

interface Fact {
  readonly id: string;
  /** Words of the customer's name that others do not have: Fennel, St. Alder. */
  readonly customer: string;
  readonly noun: string;
  readonly count: number;
}

/** The counts of each customer, such as 212 stores. */
const counts: readonly Fact[] = [...tree.files].flatMap(([file, text]) => {
  if (kindOfFile(file)?.name !== 'Customer') return [];
  const { name, facts } = parseFile(file, text).data as {
    name: string;
    facts?: Record<string, unknown>;
  };
  const customer = shortName(name);
  return Object.entries(facts ?? {}).flatMap(([noun, count]) =>
    typeof count === 'number' ? [{ id: path.basename(file, '.yaml'), customer, noun, count }] : [],
  );
});

const NUMBER = '([0-9][0-9,]*)';

/** Numbers that a sentence gives to the whole of a customer: all 212 stores; Fennel, 212 stores; Fennel’s 212 stores. */
function told(sentence: string, { customer, noun }: Fact): number[] {
  if (!sentence.includes(customer)) return [];
  const name = customer.replace('.', '\\.');
  const forms = [
    `\\ball (?:of its )?${NUMBER} (?:\\w+ )?${noun}`,
    `${name}[\\w ]*(?:’s?|, | (?:has|owns|runs|manages|with) )(?:\\w+ ){0,3}?${NUMBER} (?:\\w+ )?${noun}`,
  ];
  return forms.flatMap((form) =>
    [...sentence.matchAll(new RegExp(form, 'g'))].map(([, number = '']) =>
      Number(number.replaceAll(',', '')),
    ),
  );
}

const sentences = [...tree.files].flatMap(([file, text]) =>
  fillFacts(text, readFacts())
    .split(/(?<=[.!?])\s+|\n/)
    .map((sentence) => [file, sentence] as const),
);

it.each(counts)('tells one number of the $noun of $customer', (fact) => {
  const wrong = sentences.flatMap(([file, sentence]) =>
    told(sentence, fact)
      .filter((number) => number !== fact.count && !wasTrue(file, fact, number))
      .map((number) => `${file}: ${number}, not ${fact.count}: ${sentence.trim()}`),
  );
  expect(wrong).toEqual([]);
});

it.each(counts)('claims nothing of more $noun than $customer had in its period', (fact) => {
  const wrong = [...claims].flatMap(([file, { customer, sample, source, day }]) => {
    const had = countsUntil(fact, day);
    if (customer !== fact.id || !had.length) return [];
    const most = Math.max(...had);
    return [...`${sample}; ${source}`.matchAll(new RegExp(`${NUMBER} ${fact.noun}`, 'g'))]
      .filter(([, number = '']) => Number(number.replaceAll(',', '')) > most)
      .map(([words]) => `${file}: ${words}, and until ${day} there were ${most}`);
  });
  expect(wrong).toEqual([]);
});

it('would find another number', () => {
  const fact = { id: 'fennel', customer: 'Fennel', noun: 'stores', count: 212 };
  const numbers = [
    'Fennel Markets, a grocer with 211 stores, began in May.',
    'It reached all 209 stores of Fennel.',
    'Fennel’s 208 stores in Oregon',
    'Fennel has 207 stores.',
  ].flatMap((sentence) => told(sentence, fact));
  expect(numbers).toEqual([211, 209, 208, 207]);
});

it('leaves a part of them alone', () => {
  const fact = { id: 'fennel', customer: 'Fennel', noun: 'stores', count: 212 };
  expect(told('Fennel fitted them in the first 61 stores.', fact)).toEqual([]);
});
