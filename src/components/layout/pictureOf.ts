/** Pages of the kinds that have a picture, as the fragments of cards query them. */
export type Pictured =
  | { readonly image: Queries.PictureHalfFragment | null }
  | { readonly cover: Queries.PictureHalfFragment }
  | object;

/** The picture of a page, if its kind has one and somebody chose it. */
export function pictureOf(page: Pictured): Queries.PictureHalfFragment | null {
  if ('cover' in page) return page.cover;
  return 'image' in page ? page.image : null;
}
