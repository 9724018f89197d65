/** What a field of the front shows in one week. */
export type FieldState = 'old' | 'works' | 'renewed';

export interface Works {
  readonly from: number;
  readonly to: number;
}

/** The weeks of a storey, one after another: old, behind a scaffold, renewed. */
export const fieldsOf = ({ from, to }: Works, weeks: number): FieldState[] =>
  Array.from({ length: weeks }, (_, index) => {
    const week = index + 1;
    if (week < from) return 'old';
    return week <= to ? 'works' : 'renewed';
  });
