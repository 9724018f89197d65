/** How well a kind of software does a job; each job has one that is best. Browsers get it without a schema. */
export const LEVELS = ['best', 'enough', 'no'] as const;
export type Level = (typeof LEVELS)[number];
