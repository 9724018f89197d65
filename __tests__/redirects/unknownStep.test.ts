import redirects from '../../netlify/edge-functions/redirects.ts';
import type * as Steps from '../../src/redirects/steps.ts';
import { site } from '../../src/site.ts';

jest.mock('../../src/redirects/steps.ts', () => ({
  ...jest.requireActual<typeof Steps>('../../src/redirects/steps.ts'),
  edgeSteps: ['redirects', 'locale'],
}));

it('answers 500 with the name of a step that the edge does not know', async () => {
  const response = redirects(new Request(`${site.origin}/pricing`));
  expect(response?.status).toBe(500);
  expect(await response?.text()).toBe('Unknown middleware locale');
  expect(response?.headers.get('Cache-Control')).toBe('no-store');
});
