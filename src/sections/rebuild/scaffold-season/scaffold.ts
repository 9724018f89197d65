/** State of a storey in a week. */
export type FieldState = 'old' | 'works' | 'renewed';

export interface Works {
  readonly from: number;
  readonly to: number;
}

/** States of a storey by week: old, in progress, new. */
export const fieldsOf = ({ from, to }: Works, weeks: number): FieldState[] =>
  Array.from({ length: weeks }, (_, index) => {
    const week = index + 1;
    if (week < from) return 'old';
    return week <= to ? 'works' : 'renewed';
  });
