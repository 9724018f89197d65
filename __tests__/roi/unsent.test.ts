import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { parseFile } from '../../src/registry/check/parseFile';
import type { RoiInputs } from '../../src/roi/fields';
import { defaultInputs } from '../../src/roi/inputs';
import { computeRoi } from '../../src/roi/model';
import { unsentInvoice } from '../../src/roi/unsent';

const { presets } = parse(readFileSync('content/data/roi/calculator.yaml', 'utf8')) as {
  presets: { slug: string; values: Partial<RoiInputs> }[];
};

const file = 'pages/why-lintel.md';
const { sections } = parseFile(file, readFileSync(`content/${file}`, 'utf8')).data as {
  sections: { type: string; cases: { name: string; preset?: string; inputs: RoiInputs }[] }[];
};
const cases = sections.find(({ type }) => type === 'unsentInvoice')?.cases ?? [];

it('adds up to what the calculator would save', () => {
  const invoice = unsentInvoice(defaultInputs);
  expect(invoice.total).toBe(computeRoi(defaultInputs).unclamped.totalCostSavedPerYear);
  expect(invoice.inHouse.amount + invoice.outsourced.amount).toBeCloseTo(invoice.total);
});

it.each(cases)('uses the figures that the calculator starts from: $name', ({ preset, inputs }) => {
  const values = preset ? presets.find(({ slug }) => slug === preset)?.values : {};
  expect({ ...inputs, isIntegration: true }).toEqual({ ...defaultInputs, ...values });
});

it.each(cases)('stays within the bounds of the model: $name', ({ inputs }) => {
  expect(computeRoi({ ...inputs, isIntegration: true }).bound).toBeNull();
});
