import { kindOfFile } from '../../src/content-model';
import { parseFile } from '../../src/content-model/check/parseFile';
import { readContent } from '../../src/content-model/check/readContent';
import { fillFacts } from '../../src/facts/fill';
import { readFacts } from '../../src/gatsby/readFacts';
import { datedEntries, historiesIn, shortName } from '../support/history';

const tree = readContent();
const histories = historiesIn(tree);
const days = new Map(datedEntries(tree).map(({ file, day }) => [file, day]));

/** Whether an entry of that day could tell the number, because it was one of the customer’s then. */
const wasTrue = (file: string, { customer, noun }: Fact, number: number): boolean =>
  (histories.get(customer)?.counts ?? []).some(
    ({ since, fact, count }) => fact === noun && count === number && since <= (days.get(file) ?? ''),
  );

interface Fact {
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
    typeof count === 'number' ? [{ customer, noun, count }] : [],
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

it('would find another number', () => {
  const fact = { customer: 'Fennel', noun: 'stores', count: 212 };
  const numbers = [
    'Fennel Markets, a grocer with 211 stores, began in May.',
    'It reached all 209 stores of Fennel.',
    'Fennel’s 208 stores in Oregon',
    'Fennel has 207 stores.',
  ].flatMap((sentence) => told(sentence, fact));
  expect(numbers).toEqual([211, 209, 208, 207]);
});

it('leaves a part of them alone', () => {
  const fact = { customer: 'Fennel', noun: 'stores', count: 212 };
  expect(told('Fennel fitted them in the first 61 stores.', fact)).toEqual([]);
});
