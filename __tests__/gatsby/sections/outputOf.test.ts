import { z } from 'zod';
import { image, markdown } from '../../../src/content-model/fields';
import { filled, shown } from '../../../src/content-model/shown';
import type { Context } from '../../../src/gatsby/extensions';
import { outputOf } from '../../../src/gatsby/sections/outputOf';
import { contentSchema } from '../../support/contentSchema';

const person = { __typename: 'Person', slug: 'ada', name: 'Ada Byron', role: 'Engineer' };

const nodeModel = {
  findOne: ({ query }: { query: { filter: { slug: { eq: string } } } }) =>
    Promise.resolve(query.filter.slug.eq === person.slug ? person : null),
};

const answering = {
  schema: contentSchema(),
  context: { nodeModel } as unknown as Context,
  page: 1,
};

const output = (schema: z.ZodType, value: object) => outputOf(schema, value, value, answering);

it('renders Markdown, wherever it stands, and hands on all else', async () => {
  const schema = z.strictObject({
    count: z.int(),
    rows: z.array(z.strictObject({ says: markdown(), at: z.tuple([z.number(), z.number()]) })),
  });
  const rows = [{ says: 'It **leaks**.', at: [1, 2] }];
  expect(await output(schema, { count: 3, rows })).toEqual({
    count: 3,
    rows: [{ says: '<p>It <strong>leaks</strong>.</p>', at: [1, 2] }],
  });
});

it('has no key for what is not there', async () => {
  const schema = z.strictObject({ note: markdown().optional(), image: image().optional() });
  expect(Object.keys((await output(schema, {})) as object)).toEqual([]);
});

it('reads each item of a list by the option that it is', async () => {
  const schema = z.strictObject({
    parts: z.array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('told'), says: markdown() }),
        z.strictObject({ type: z.literal('plain'), says: z.string() }),
      ]),
    ),
  });
  const parts = [
    { type: 'told', says: '*a*' },
    { type: 'plain', says: '*a*' },
  ];
  expect(await output(schema, { parts })).toEqual({
    parts: [
      { type: 'told', says: '<p><em>a</em></p>' },
      { type: 'plain', says: '*a*' },
    ],
  });
});

it('gives of a file what the schema shows of it, and no more', async () => {
  const schema = z.strictObject({ people: z.array(shown('Person', { as: 'PersonName' })) });
  expect(await output(schema, { people: ['ada'] })).toEqual({ people: [{ name: 'Ada Byron' }] });
});

it('ends the build at a name that no file has', async () => {
  const schema = z.strictObject({ person: shown('Person') });
  await expect(output(schema, { person: 'charles' })).rejects.toThrow('No Person charles');
});

it('fills in what the build knows, from what stands beside it', async () => {
  const schema = z.strictObject({
    dates: z.array(z.strictObject({ at: z.string() })),
    cities: z.array(z.strictObject({ timeZone: z.string() })),
    clocks: filled<string[][]>('clocks'),
  });
  const dates = [{ at: '2026-07-01T12:00:00Z' }];
  const cities = [{ timeZone: 'Europe/London' }, { timeZone: 'Asia/Dubai' }];
  expect(await output(schema, { dates, cities })).toMatchObject({
    clocks: [['2026-07-01T13:00', '2026-07-01T16:00']],
  });
});
