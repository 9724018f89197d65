import type { Opening } from '../../src/kinds/opening/schema';
import { parseFile } from '../../src/registry/check/parseFile';
import { readContent } from '../../src/registry/check/readContent';
import { kindOfFile } from '../../src/registry/kinds';

const openings = [...readContent().files]
  .filter(([file]) => kindOfFile(file)?.name === 'Opening')
  .map(([file, text]) => {
    const { data, body } = parseFile(file, text);
    return { ...(data as unknown as Opening), body };
  })
  .sort((one, other) => (one.posted + one.title).localeCompare(other.posted + other.title));

const doubles = (words: readonly (string | undefined)[]): unknown[] =>
  words.filter((word, index) => words.indexOf(word) !== index);

it('has five headings in each text, which no other role has', () => {
  const headings = openings.map(({ body }) => body.match(/^## .*$/gm) ?? []);
  expect(headings.map((own) => own.length)).toEqual(openings.map(() => 5));
  expect(doubles(headings.flat())).toEqual([]);
});

it('ends each role in a closing and a last part of its own', () => {
  expect(doubles(openings.map(({ closing }) => closing?.title))).toEqual([]);
  expect(doubles(openings.flatMap(({ apply, hiring }) => [apply.title, hiring]))).toEqual([]);
});

it('leaves no day between two steps, and no week between two of the first', () => {
  for (const { steps, weeks } of openings) {
    steps.slice(1).forEach((step, index) => expect(step.from).toBe(steps[index]?.to));
    weeks.slice(1).forEach((week, index) => expect(week.from).toBe((weeks[index]?.to ?? 0) + 1));
  }
});
