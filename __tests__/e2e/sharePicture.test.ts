import { siteUnderTest } from '../support/withPage';

it('serves a share picture as a JPEG', async () => {
  const html = await (await fetch(`${siteUnderTest()}/pricing/`)).text();
  const [, address = ''] = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html) ?? [];
  const { status, headers } = await fetch(siteUnderTest() + address, { method: 'HEAD' });
  expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});
