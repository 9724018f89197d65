import { z } from 'zod';
import { numberFields, type NumberField, type NumberKey } from '../../roi/fields.ts';
import { link, markdown, text } from '../../content-model/fields';
import type { Kind } from '../../content-model/kind';
import { withRole } from '../../content-model/roles';

const keys = numberFields.map(({ key }) => key) as [NumberKey, ...NumberKey[]];

const field = z.strictObject({
  input: z.enum(keys).describe('Which input of the calculator'),
  help: text(160).describe('One sentence for whoever fills it in'),
  slider: z
    .strictObject({
      max: z.int().min(1).describe('Where the slider ends; the field beside it takes more'),
      step: z.number().positive().default(1),
    })
    .optional()
    .describe('Where a slider helps'),
});

type Groups = readonly { readonly fields: readonly { readonly input: string }[] }[];

/** Number of times each input is in the form. */
const placesOf = (groups: Groups): [NumberKey, number][] => {
  const named = groups.flatMap(({ fields }) => fields.map(({ input }) => input));
  return keys.map((key) => [key, named.filter((input) => input === key).length]);
};

const isEveryInputOnce = (groups: Groups): boolean =>
  placesOf(groups).every(([, places]) => places === 1);

const wrongPlaces = (groups: Groups): string =>
  placesOf(groups)
    .filter(([, places]) => places !== 1)
    .map(([key, places]) => `${key} is there ${places === 0 ? 'not at all' : 'twice'}`)
    .join(', ');

const everyInput = {
  title: 'Your figures',
  fields: numberFields.map(({ key, label }) => ({ input: key, help: label })),
};

const valueIn = ({ min, max, whole, default: usual }: NumberField) =>
  (whole ? z.int() : z.number()).min(min).max(max).default(usual);

const values = Object.fromEntries(numberFields.map((one) => [one.key, valueIn(one)])) as Record<
  NumberKey,
  ReturnType<typeof valueIn>
>;

const headed = { title: text(60), lead: text(320) };

/** Text of the calculator, for every page with it: `content/data/roi/calculator.yaml`. */
export const calculatorWords = {
  name: 'CalculatorWords',
  label: 'calculator-words',
  folder: 'data/roi',
  format: 'yaml',
  schema: z.strictObject({
    groups: z
      .array(z.strictObject({ title: text(40), fields: z.array(field).min(1) }))
      .refine(isEveryInputOnce, {
        error: ({ input }) =>
          `groups that hold every numeric input once: ${wrongPlaces(input as Groups)}`,
      })
      .meta({ examples: [[everyInput]] })
      .describe('The numeric inputs, in the order of the form'),
    connections: z
      .strictObject({ title: text(40), help: text(160) })
      .describe('The switch for integration'),
    presets: z
      .array(
        z.strictObject({
          slug: z
            .string()
            .regex(/^[a-z0-9-]+$/, { error: 'a name for addresses, such as retail' })
            .meta({ examples: ['retail'] })
            .describe('Links open the calculator with it: ?preset=retail'),
          name: text(40),
          note: text(240).describe('Whose figures these are'),
          values: withRole(
            z.strictObject({ ...values, isIntegration: z.boolean().default(true) }),
            { is: 'data' },
          ).describe('What differs from the defaults'),
        }),
      )
      .min(1)
      .describe('Figures to start from'),
    stories: z
      .array(
        z.strictObject({
          preset: text(40).describe('Slug of the preset whose figures it goes with'),
          text: text(140).describe('A customer like that, and one figure'),
          link: link(),
        }),
      )
      .min(1)
      .describe('Beside the report; the first goes with any other figures'),
    act: z.strictObject({ text: text(200), actions: z.array(link()).length(2) }),
    curve: text(400).describe('What the payback curve rests on'),
    hours: z.strictObject(headed).describe('Hours today and with the product'),
    working: z.strictObject(headed),
    constants: z.strictObject({
      title: text(60),
      items: z
        .array(z.strictObject({ term: text(80), text: text(320) }))
        .min(1)
        .describe('What each constant is and where it comes from'),
    }),
    readings: z.strictObject(headed).describe('Conservative, expected, optimistic'),
    comparison: z.strictObject(headed).describe('Two sets of figures side by side'),
    leftOut: z.strictObject({
      ...headed,
      groups: z.array(
        z.strictObject({
          title: text(60),
          points: z.array(z.strictObject({ term: text(60), text: text(280) })).min(1),
        }),
      ),
    }),
    questions: z.strictObject({
      title: text(60),
      items: z.array(z.strictObject({ question: text(120), answer: markdown() })).min(1),
    }),
  }),
} satisfies Kind;

export type CalculatorWords = z.infer<typeof calculatorWords.schema>;
