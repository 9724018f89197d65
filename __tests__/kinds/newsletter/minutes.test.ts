import { newsletterResolvers } from '../../../src/kinds/newsletter/resolvers';

const words = (count: number): string => 'word '.repeat(count).trim();

/** Minutes of a letter with so many words in its body, at its check, and in each of its stories. */
const minutesOf = (body: number, why: number, stories: readonly number[]): number =>
  newsletterResolvers.Newsletter.minutes.resolve(
    {
      parent: 'file',
      check: { why: { text: words(why) } },
      stories: stories.map((count) => ({ text: words(count) })),
    } as never,
    {},
    { nodeModel: { getNodeById: () => ({ internal: { content: words(body) } }) } },
  );

it('reads the stories together, so that short ones do not take a minute each', () => {
  expect(minutesOf(0, 0, [115, 115])).toBe(minutesOf(0, 0, [230]));
});

it('reads what is next to the sheet, and the body, too', () => {
  expect(minutesOf(230, 230, [])).toBe(minutesOf(0, 0, [460]));
  expect(minutesOf(230, 230, [])).toBeGreaterThan(minutesOf(230, 0, []));
});
