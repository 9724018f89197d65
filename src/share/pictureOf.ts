import { posix } from 'node:path';
import type { PublicPage } from '../content-model/publicPage';
import type { PictureFile } from '../content-model/card';

/** A picture as content states it. */
interface Picture {
  readonly src: string;
  readonly alt: string;
}

/** What a page shows of itself, and its file below `content/`. */
export interface PagePicture {
  readonly file: PictureFile;
  readonly alt: string;
  /** Whether it was chosen for previews (`seo.image`). */
  readonly isChosen: boolean;
}

type Pictured = { readonly image?: Picture } | undefined;

/** The picture that was chosen for previews, or that of the page, or of its first section. */
export function pictureOf({ data, file }: PublicPage): PagePicture | undefined {
  const [first] = (data['sections'] ?? []) as readonly Pictured[];
  const chosen = (data['seo'] as Pictured)?.image;
  const picture = chosen ?? (data as Pictured)?.image ?? first?.image;
  return (
    picture && {
      file: besides(file, picture.src),
      alt: picture.alt,
      isChosen: picture === chosen,
    }
  );
}

/** A file by its path from another, both below `content/`. */
export const besides = (file: string, src: string): PictureFile =>
  posix.join(posix.dirname(file), src);
