import type { Day, Task } from './schema';

/** To do, doing, done. */
export const STAGES = [0, 1, 2] as const;

/** Column of a task on a day; days count from 1. */
export const stageOf = ({ doing, done }: Task, day: number): number =>
  day >= done ? 2 : day >= doing ? 1 : 0;

/** Days on which a task stands in a column, as `data-choice` names them; none if it never does. */
export const daysIn = (task: Task, stage: number, days: readonly Day[]): string =>
  days
    .map((_, index) => index + 1)
    .filter((day) => stageOf(task, day) === stage)
    .join(' ');

/** Days on which a message is in view: its own and the next. */
export const daysOf = (index: number): string => `${index + 1} ${index + 2}`;
