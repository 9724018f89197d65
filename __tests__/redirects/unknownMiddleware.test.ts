import redirects from '../../netlify/edge-functions/redirects.ts';
import type * as Module from '../../src/redirects/middleware.ts';
import { site } from '../../src/site.ts';

jest.mock('../../src/redirects/middleware.ts', () => ({
  ...jest.requireActual<typeof Module>('../../src/redirects/middleware.ts'),
  edgeMiddleware: ['redirects', 'locale'],
}));

it('answers 500 with the name of a step that the edge does not know', async () => {
  const response = redirects(new Request(`${site.origin}/pricing`));
  expect(response?.status).toBe(500);
  expect(await response?.text()).toBe('Unknown middleware locale');
  expect(response?.headers.get('Cache-Control')).toBe('no-store');
});
