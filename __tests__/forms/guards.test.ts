import { networkOf } from '../../src/forms/leads/rateLimit';
import { respond } from '../../src/forms/route/respond';
import { SHORTEST_OPEN } from '../../src/forms/submission';
import { demoValues } from './demoForm';
import { ADDRESS, json, keysOf, routeWith, urlEncoded } from './routeWith';

describe('machines', () => {
  it.each([
    ['fill in what no person sees', json({ homepage: 'https://spam.example' })],
    ['do so without script', urlEncoded({ homepage: 'x' })],
    ['are done before the form is read', json({ openFor: SHORTEST_OPEN - 1 })],
    ['write that as text', urlEncoded({ openFor: '12' })],
    ['come from the future', json({ openFor: -5 })],
  ])('%s: they are answered like people, and nothing is kept', async (_, init) => {
    const { post, store } = routeWith();
    const response = await post(init);
    expect([200, 303]).toContain(response.status);
    if (response.status === 200) expect(await response.json()).toEqual({ state: 'sent' });
    expect(store.values.size).toBe(0);
  });

  it.each([[SHORTEST_OPEN], [undefined], [null], ['soon'], ['']])(
    'are not taken for people who had it open for %s',
    async (openFor) => {
      const { post, store } = routeWith();
      await post(json({ openFor }));
      expect(keysOf(store)).toHaveLength(1);
    },
  );
});

describe('many from one address', () => {
  it('wait for the next minute, and lose nothing of what they typed', async () => {
    const { post, clock, store } = routeWith({ perMinute: 3 });
    clock.now += 20_000;
    for (let count = 0; count < 3; count += 1) expect((await post(json())).status).toBe(200);
    const response = await post(json());
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '40']);
    const page = await post(urlEncoded());
    expect(page.status).toBe(429);
    expect(await page.text()).toContain(`value="${demoValues.email}"`);
    expect(keysOf(store)).toHaveLength(3);
    clock.now += 40_000;
    expect((await post(json())).status).toBe(200);
  });

  it('are as many when they come at once', async () => {
    const { post } = routeWith({ perMinute: 3 });
    const all = await Promise.all(Array.from({ length: 9 }, () => post(json())));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  it('wait too where what they send is refused', async () => {
    const { post } = routeWith({ perMinute: 2 });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) {
      statuses.push((await post(json({ fields: {} }))).status);
    }
    expect(statuses).toEqual([422, 422, 429]);
  });

  it.each([
    ['203.0.113.9', '::ffff:203.0.113.9'],
    ['203.0.113.9', '::FFFF:cb00:7109'],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'],
    ['2001:0DB8:1:2:0:0:0:1', '2001:db8:1:2::9%eth0'],
    ['::1', '::2'],
  ])('are one network however it is written: %s and %s', (one, other) =>
    expect(networkOf(one)).toBe(networkOf(other)),
  );

  it.each([
    ['203.0.113.9', '203.0.113.10'],
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['2001:db8::1', '2001:db9::1'],
    ['::ffff:203.0.113.9', '::ffff:203.0.113.8'],
    ['unknown', ''],
  ])('are two where they are two: %s and %s', (one, other) =>
    expect(networkOf(one)).not.toBe(networkOf(other)),
  );

  it('are counted by address, and the address is not kept', async () => {
    const { post, store, ...route } = routeWith({ perMinute: 1 });
    await post(json());
    expect((await post(json())).status).toBe(429);
    const other = { ...route, store, address: '192.0.2.2' };
    const request = new Request(ADDRESS, { method: 'POST', ...json() });
    expect((await respond(request, other)).status).toBe(200);
    expect(JSON.stringify([...store.values])).not.toContain('192.0.2');
  });
});
