import fc from 'fast-check';
import { demoValues } from './demoForm';
import { isEcho, postedBodies } from './postedBodies';
import { json, routeWith, urlEncoded } from './routeWith';

const posted = { json: json(), urlEncoded: urlEncoded() };
const known = [200, 303, 400, 404, 413, 422];

it('answers whatever is posted with a status that says what to do, and echoes nothing', async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(postedBodies('demo', demoValues), async ({ type, body }) => {
      const route = routeWith();
      const response = await route.post({ ...posted[type], body });
      const text = await response.text();
      seen.add(response.status);
      expect(known).toContain(response.status);
      expect(route.errors).toEqual([]);
      if (response.headers.get('Content-Type')?.startsWith('text/html')) {
        expect(isEcho(text)).toBe(false);
      } else if (response.status === 303) {
        expect(response.headers.get('Location')).toMatch(/^\/(?![/\\])/);
      } else expect(text).not.toContain('onload');
    }),
    { numRuns: 5000 },
  );
  expect([...seen]).toEqual(expect.arrayContaining([303, 404, 422, 400]));
}, 120_000);
