import * as styles from './YearImage.module.css';

/** A year as a picture among the strokes of a plot: a column each day, a row each hour. */
export const YearImage = ({ src }: { readonly src: Queries.PictureFileFragment['src'] }) => (
  <image
    className={styles.root}
    href={src.publicURL ?? undefined}
    width="1000"
    height="1000"
    preserveAspectRatio="none"
  />
);
