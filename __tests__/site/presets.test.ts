import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { calculatorWords } from '../../src/kinds/calculator/calculatorWords';
import { builtPages, isBuilt, readBuilt } from '../support/builtSite';

const words = calculatorWords.schema.parse(
  parse(readFileSync('content/data/roi/calculator.yaml', 'utf8')),
);
const slugs = words.presets.map(({ slug }) => slug);

/** Presets with which a page opens the calculator. */
const presetsOn = (address: string): string[] =>
  Array.from(
    readBuilt(address).matchAll(/ href="[^"]*\?preset=([\w-]*)/g),
    ([, name = '']) => name,
  );

const industries = slugs.filter((slug) => isBuilt(`/industry/${slug}/`));

it('has industries to look at', () => {
  expect(industries).toContain('healthcare');
});

it.each(industries)('the page of %s opens the calculator with its preset', (slug) => {
  expect(presetsOn(`/industry/${slug}/`)).toContain(slug);
});

it('names no preset that the calculator does not have', () => {
  const named = new Set(builtPages().flatMap(presetsOn));
  expect([...named].filter((preset) => !slugs.includes(preset))).toEqual([]);
});
