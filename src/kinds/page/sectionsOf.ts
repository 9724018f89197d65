/** What a section is shown with: what its schema gives. */
export interface SectionData {
  readonly type: string;
}

/** The sections of a page, which GraphQL hands on as one value. */
export const sectionsOf = ({ sections }: { readonly sections: unknown }) =>
  sections as readonly SectionData[];
