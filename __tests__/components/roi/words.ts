import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { calculatorWords } from '../../../src/content-model/kinds/calculatorWords';

const text = readFileSync('content/data/roi/calculator.yaml', 'utf8');

/** The words of the calculator as its page has them. */
export const words = calculatorWords.schema.parse(
  parse(text),
) as unknown as Queries.CalculatorPartsFragment;

export const labelOf = (input: string): string =>
  words.groups.flatMap(({ fields }) => fields).find((field) => field.input === input)?.label ?? '';
