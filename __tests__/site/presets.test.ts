/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { calculatorWords } from '../../src/content-model/kinds/calculatorWords';
import { builtPages, isBuilt, readBuilt } from '../support/builtSite';

const words = calculatorWords.schema.parse(
  parse(readFileSync('content/data/roi/calculator.yaml', 'utf8')),
);
const slugs = words.presets.map(({ slug }) => slug);

/** Presets with which a page opens the calculator. */
const presetsOn = (address: string): (string | null)[] => {
  const page = new DOMParser().parseFromString(readBuilt(address), 'text/html');
  return Array.from(
    page.querySelectorAll('main a[href*="?preset="], section a[href*="?preset="]'),
    (link) => new URL(link.getAttribute('href') ?? '', 'https://x.example').searchParams,
  ).map((parameters) => parameters.get('preset'));
};

const industries = slugs.filter((slug) => isBuilt(`/industry/${slug}/`));

it('has industries to look at', () => {
  expect(industries).toContain('healthcare');
});

it.each(industries)('the page of %s opens the calculator with its preset', (slug) => {
  expect(presetsOn(`/industry/${slug}/`)).toContain(slug);
});

it('names no preset that the calculator does not have', () => {
  const named = new Set(builtPages().flatMap(presetsOn));
  expect([...named].filter((preset) => !slugs.includes(preset ?? ''))).toEqual([]);
});
