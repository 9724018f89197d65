import { isBuilt } from '../support/builtSite';
import { siteUnderTest } from '../support/withPage';

// One with a picture, and one of words alone.
it.each(['/pricing/', '/newsroom/print/'])(
  'serves the share picture of %s as what it is',
  async (page) => {
    expect(isBuilt(page)).toBe(true);
    const html = await (await fetch(siteUnderTest() + page)).text();
    const stated = (key: string): string =>
      new RegExp(`property="og:${key}" content="([^"]+)"`).exec(html)?.[1] ?? '';
    const { pathname } = new URL(stated('image'));
    const { status, headers } = await fetch(siteUnderTest() + pathname, { method: 'HEAD' });
    expect([status, headers.get('content-type')]).toEqual([200, stated('image:type')]);
  },
);
