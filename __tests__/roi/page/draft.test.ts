import fc from 'fast-check';
import { numberFields } from '../../../src/roi/fields.ts';
import { defaultInputs } from '../../../src/roi/inputs.ts';
import { draftOf, invalidIn, inputsIn } from '../../../src/roi/page/draft.ts';
import { inputs } from '../arbitraries.ts';

const withText = (text: string) => {
  const draft = draftOf(defaultInputs);
  return { ...draft, texts: { ...draft.texts, noOfBuildings: text } };
};

it('reads back the inputs that it shows', () => {
  fc.assert(
    fc.property(inputs, (given) => {
      expect(inputsIn(draftOf(given))).toEqual(given);
    }),
  );
});

it.each(['', '  ', 'ten', '1,000', '1.5', '0', '10001', '1e99', 'Infinity', '0x10'])(
  'does not take %j, and does not put a default in its place',
  (text) => {
    const draft = withText(text);
    expect(inputsIn(draft)).toBeNull();
    expect(invalidIn(draft).map(({ key }) => key)).toEqual(['noOfBuildings']);
  },
);

it.each([
  ['12', 12],
  [' 12 ', 12],
  ['12.', 12],
  ['1e3', 1000],
])('takes %j', (text, value) => {
  expect(inputsIn(withText(text))).toEqual({ ...defaultInputs, noOfBuildings: value });
});

it('names every field that is wrong, in the order of the form', () => {
  const texts = Object.fromEntries(numberFields.map(({ key }) => [key, '?']));
  const draft = { texts: texts as ReturnType<typeof draftOf>['texts'], isIntegration: true };
  expect(invalidIn(draft)).toEqual(numberFields);
});
