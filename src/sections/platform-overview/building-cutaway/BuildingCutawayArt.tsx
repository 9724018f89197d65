import * as styles from './BuildingCutaway.module.css';

interface CutArtProps {
  readonly name: string;
  readonly isWide?: boolean;
}

/** Line drawing from a file of symbols, so that the page does not carry its paths. */
export function BuildingCutawayArt({ name, isWide = false }: CutArtProps) {
  return (
    <svg className={isWide ? styles.wideArt : styles.art} aria-hidden="true">
      <use href={`/section.svg#${name}`} />
    </svg>
  );
}
