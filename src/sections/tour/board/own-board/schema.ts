import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { act, openingWords } from '../../../../content-model/openingWords';
import { priority, time, workOrder } from '../../../../content-model/drawings/parts';

const job = z.strictObject({
  id: workOrder(),
  priority: priority(),
  title: text(60),
  place: text(40),
  stage: z.int().min(0).max(3).describe('Column in which it begins, from 0'),
  owner: text(24).optional().describe('One of the owners; without one it is in the first column'),
  log: z
    .array(z.strictObject({ at: time(), text: text(90) }))
    .min(1)
    .describe('What happened so far'),
});

/** /tour/board/: a board that the visitor’s browser keeps, with the jobs it begins with. */
export const ownBoard = z.strictObject({
  type: z.literal('ownBoard'),
  ...openingWords,
  anchor: text(20).describe('Name that links lead to the board by'),
  place: text(60).describe('Whose board it is'),
  columns: z.array(text(16)).length(4),
  owners: z.array(text(24)).min(2).max(6).describe('Who can be given a job'),
  places: z.array(text(40)).min(3).max(10).describe('Suggested where one reports'),
  jobs: z.array(job).min(2).max(6),
  act,
});
