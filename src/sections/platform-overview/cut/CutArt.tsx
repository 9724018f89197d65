import * as styles from './Cut.module.css';

interface CutArtProps {
  readonly name: string;
  readonly isWide?: boolean;
}

/** A line drawing; all of them are symbols of one file, so that the page does not carry their paths. */
export function CutArt({ name, isWide = false }: CutArtProps) {
  return (
    <svg className={isWide ? styles.wideArt : styles.art} aria-hidden="true">
      <use href={`/section.svg#${name}`} />
    </svg>
  );
}
