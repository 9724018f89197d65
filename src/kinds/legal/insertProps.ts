/** Data of inserts from their document. */
export interface InsertProps {
  readonly versions: readonly Queries.LegalVersionFragment[];
  /** Form of the document. */
  readonly form?: Queries.FormPartsFragment | null;
}
