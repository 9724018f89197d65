import { z } from 'zod';
import { text } from '../fields';

/** Parts that several drawings share. */

/** Urgency of a job: high, medium or low; drawn as a dot beside the words. */
export const priority = () => z.enum(['high', 'medium', 'low']);

/** A state in words; the tone only repeats what they say. */
export const chip = () =>
  z.strictObject({
    text: text(32),
    tone: z.enum(['plain', 'late', 'wait', 'good', 'cold']).default('plain'),
  });

/** Initials of a person, and the hue of their disc. */
export const initials = () =>
  z.strictObject({
    text: text(3),
    hue: z.enum(['pine', 'amber', 'ice', 'brick']).default('pine'),
  });

export const workOrder = () =>
  text(20).describe('One work-order number belongs to one job on the whole site');

export const momentShown = () =>
  text(40).describe('Day and hour of the picture, for example Tue, Oct 14 · 07:12');

/** A time of the day, `00:00` to `24:00`. */
export const time = () =>
  z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: 'a time such as 19:10' });

/** A quantity with its name. */
export const fact = () => z.strictObject({ label: text(32), value: text(32) });

/** What a drawing says about a point of its chart. */
export const remark = () => z.strictObject({ title: text(40), detail: text(60) });

/** The last line of a drawing. */
export const footText = () => text(240).describe('Words between two pairs of asterisks are bold');

/** The last line of a drawing: a state, a sentence, the job that came of it. */
export const foot = () =>
  z.strictObject({ state: chip().optional(), text: footText(), order: workOrder().optional() });

export type Chip = z.infer<ReturnType<typeof chip>>;
export type Fact = z.infer<ReturnType<typeof fact>>;
export type Foot = z.infer<ReturnType<typeof foot>>;
export type Initials = z.infer<ReturnType<typeof initials>>;
export type Priority = z.infer<ReturnType<typeof priority>>;
export type Remark = z.infer<ReturnType<typeof remark>>;
