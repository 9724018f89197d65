/** Data of inserts from their document. */
export interface InsertProps {
  readonly versions: readonly Queries.LegalVersionFragment[];
  /** Criteria of a conformance report. */
  readonly criteria?: readonly Queries.LegalCriterionFragment[] | null;
  /** Form of the document. */
  readonly form?: Queries.FormPartsFragment | null;
}
