import { imagesOnce } from '../../src/gatsby/imagesOnce';

type Asked = Parameters<typeof imagesOnce.gatsbyImageData.resolve>;

const image = (contentDigest: string): Asked[0] => ({
  id: 'a',
  parent: 'file of a',
  internal: { contentDigest },
});

it('works out a picture once for each size and state of its file, and tells of each page', () => {
  const original = jest.fn((_image: object, args: object) => ({ ...args }));
  const getNodeById = jest.fn();
  const context = { nodeModel: { getNodeById } } as unknown as Asked[2];
  const info = { originalResolver: original } as unknown as Asked[3];
  const ask = (digest: string, width: number): unknown =>
    imagesOnce.gatsbyImageData.resolve(image(digest), { width }, context, info);

  const first = ask('1', 320);
  expect(ask('1', 320)).toBe(first);
  expect(original).toHaveBeenCalledTimes(1);
  expect(ask('1', 640)).not.toEqual(first);
  expect(ask('2', 320)).not.toBe(first);
  expect(original).toHaveBeenCalledTimes(3);
  expect(getNodeById.mock.calls).toEqual(Array(4).fill([{ id: 'file of a' }]));
});
