import { z } from 'zod';
import { text } from '../fields';
import { common, hasOneMain, isMain, name, ONE_MAIN, read, short, tone } from './parts';

/** One number that means something only beside others. */
export const measure = z
  .strictObject({
    type: z.literal('measure'),
    ...common,
    value: z
      .number()
      .meta({ examples: [1] })
      .describe('The number itself, where the bar ends'),
    from: z.number().default(0),
    to: z.number().meta({ examples: [2] }),
    yardsticks: z
      .array(
        z.strictObject({
          value: z.number().meta({ examples: [1] }),
          short: short(),
          name: name(),
          main: isMain(),
          read: read(),
        }),
      )
      .min(2)
      .max(4)
      .refine(hasOneMain, ONE_MAIN),
  })
  .refine(({ value, from, to }) => from <= value && value <= to, {
    path: ['value'],
    error: 'a value between `from` and `to`',
  })
  .refine(({ yardsticks, from, to }) => yardsticks.every((y) => from <= y.value && y.value <= to), {
    path: ['yardsticks'],
    error: 'yardsticks between `from` and `to`',
  });

const side = () =>
  z.strictObject({ value: z.number().nonnegative(), text: short(), name: name(), read: read() });

/** Two values of one unit and one sample. */
export const pair = z.strictObject({
  type: z.literal('pair'),
  ...common,
  before: side(),
  after: side(),
});

/** Marks up to this many are drawn one by one; above it, a hundred of them are a hundred percent. */
const MOST_MARKS = 500;

/** A count as marks: n of m. */
export const marks = z.strictObject({
  type: z.literal('marks'),
  ...common,
  groups: z
    .array(
      z.strictObject({
        count: z.int().positive(),
        tone: tone(),
        name: name(),
        read: read(),
      }),
    )
    .min(1)
    .max(5)
    .refine((groups) => groups.reduce((sum, { count }) => sum + count, 0) <= MOST_MARKS, {
      error: `${MOST_MARKS} marks at most; above that, 100 marks for 100 percent, which \`source\` says`,
    }),
  rest: read()
    .optional()
    .describe('Read before a group is chosen, where the whole is the news; nothing fades'),
});

/** A whole in parcels. */
export const parts = z.strictObject({
  type: z.literal('parts'),
  ...common,
  unit: z.number().positive().default(1).describe('How much one block is'),
  parts: z
    .array(
      z
        .strictObject({
          value: z.number().positive(),
          text: short(),
          tone: tone(),
          name: name(),
          planned: text(160).optional().describe('What it was for; with `became`, without `read`'),
          became: text(260).optional().describe('What came of it, filled in years later'),
          read: read().optional(),
        })
        .refine((part) => (part.read === undefined) === (part.became !== undefined), {
          path: ['read'],
          error: '`read`, or `planned` and `became`',
        })
        .refine(({ planned, became }) => (planned === undefined) === (became === undefined), {
          path: ['planned'],
          error: '`planned` and `became` together',
        }),
    )
    .min(3)
    .max(6),
});

/** A few values of one count, in columns. */
export const series = z.strictObject({
  type: z.literal('series'),
  ...common,
  points: z
    .array(
      z.strictObject({
        value: z.number().nonnegative(),
        text: short(),
        name: text(12),
        main: isMain(),
        read: read(),
      }),
    )
    .min(3)
    .max(12)
    .refine(hasOneMain, ONE_MAIN),
});

const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/;

const at = () =>
  z.string().regex(MOMENT, { error: 'a day such as 2026-01-31, or a minute: 2021-03-09T05:52' });

const isInOrder = (moments: readonly string[]): boolean =>
  moments.every((one, index) => index === 0 || Date.parse(moments[index - 1]!) <= Date.parse(one));

/** Moments on real dates or minutes. */
export const times = z
  .strictObject({
    type: z.literal('times'),
    ...common,
    from: at(),
    to: at(),
    events: z
      .array(
        z.strictObject({
          at: at(),
          short: short(),
          name: name(),
          main: isMain(),
          below: z.boolean().optional().describe('Words under the line, where they would collide'),
          read: read(),
        }),
      )
      .min(2)
      .max(6)
      .refine(hasOneMain, ONE_MAIN),
  })
  .refine(({ from, to, events }) => isInOrder([from, ...events.map((event) => event.at), to]), {
    path: ['events'],
    error: 'moments in order, between `from` and `to`',
  });

/** Places in the order in which they were reached. */
export const route = z.strictObject({
  type: z.literal('route'),
  ...common,
  stops: z
    .array(
      z.strictObject({
        short: short(),
        name: text(24),
        count: z.number().positive().describe('What was done there; the ring grows with it'),
        main: isMain(),
        read: read(),
      }),
    )
    .min(3)
    .max(10)
    .refine(hasOneMain, ONE_MAIN),
});

/** A paper, line by line. */
export const object = z.strictObject({
  type: z.literal('object'),
  ...common,
  slip: text(80).describe('Its head: whose it is, and when'),
  lines: z
    .array(
      z.strictObject({
        name: name(),
        value: short(),
        sum: z.boolean().optional().describe('The sum of it; read out from the start'),
        read: read(),
      }),
    )
    .min(3)
    .max(9)
    .refine((lines) => lines.filter(({ sum }) => sum).length <= 1, { error: 'one `sum` at most' }),
});

const percent = () => z.number().min(0).max(100);

/** A drawing with one to three places marked. */
export const plan = z.strictObject({
  type: z.literal('plan'),
  ...common,
  drawing: z.enum(['sixteen-slots'], { error: 'a drawing of the shelf: sixteen-slots' }),
  marks: z
    .array(
      z.strictObject({
        n: text(2),
        at: z.tuple([percent(), percent()]).describe('From the left and from the top, in percent'),
        name: name(),
        main: isMain(),
        read: read(),
      }),
    )
    .min(1)
    .max(3)
    .refine(hasOneMain, ONE_MAIN),
});
