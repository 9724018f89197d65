import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { calculatorWords } from '../../../src/kinds/calculator/calculatorWords.ts';
import { computeRoi } from '../../../src/roi/model.ts';
import { readFigures, writeAddress } from '../../../src/roi/page/address.ts';

const text = readFileSync('content/data/roi/calculator.yaml', 'utf8');
const { presets } = calculatorWords.schema.parse(parse(text));

it.each(presets.map((preset) => [preset.slug, preset] as const))(
  'the preset %s opens by its name and calculates without a bound',
  (slug, { values }) => {
    const all = Object.fromEntries(presets.map((preset) => [preset.slug, preset.values]));
    expect(readFigures(`?preset=${slug}`, all)).toEqual({ inputs: [values, null], errors: [] });
    expect(readFigures(writeAddress([values, null]), {}).inputs).toEqual([values, null]);
    expect(computeRoi(values).bound).toBeNull();
  },
);
