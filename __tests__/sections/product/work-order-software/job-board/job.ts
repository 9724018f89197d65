import type { Job } from '../../../../../src/sections/product/work-order-software/job-board/schema';

/** A job for tests, in one of the four columns. */
export const job = (title: string, stage: number): Job => ({
  id: `WO-${title}`,
  priority: 'high',
  title,
  place: 'Roof',
  stage,
  times: ['06:00', '06:40', '07:09', '07:58'],
  opened: '03:53, by a meter',
  needs: 'A belt',
  owner: { name: 'P. Nair', away: '9 min away' },
  way: 'Hatch D',
  steps: [
    { text: 'Fit it', answer: 'Photo' },
    { text: 'Read it', answer: '11.4 A' },
  ],
  response: { taken: 167, allowed: 240 },
  told: 'The desk',
  cost: '49 min',
});
