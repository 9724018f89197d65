/** What inserts may ask of their document. */
export interface InsertProps {
  readonly versions: readonly Queries.LegalVersionFragment[];
  /** The form that the document names. */
  readonly form?: Queries.FormPartsFragment | null;
}
