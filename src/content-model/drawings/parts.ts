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

export type Chip = z.infer<ReturnType<typeof chip>>;
export type Initials = z.infer<ReturnType<typeof initials>>;
export type Priority = z.infer<ReturnType<typeof priority>>;
