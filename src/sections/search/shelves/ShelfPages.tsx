import { fill } from '../../../text/fillWords';
import copy from '../../../copy/searchPage.json';
import { FirstOf } from '../../../ui/primitives/FirstOf';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { shelves } from './schema';
import { looks } from '../../../ui/primitives/Text';
import * as styles from './ShelfPages.module.css';

type Page = SectionProps<typeof shelves>['filled'][number]['pages'][number];

/** Number of links in view in a group longer than `WHOLE`. */
const FIRST = 3;
const WHOLE = 6;

interface ShelfPagesProps {
  /** Name of the group. */
  readonly shelf: string;
  readonly pages: readonly Page[];
}

const List = ({ pages, className }: { pages: readonly Page[]; className: string | undefined }) => (
  <ul className={className}>
    {pages.map(({ path, name }) => (
      <li key={path}>
        <SiteLink href={path} className={`${styles.page} ${looks.nav}`}>
          {name}
        </SiteLink>
      </li>
    ))}
  </ul>
);

/** Links of a group: all of a short one, of a long one the first, the rest unfolds. */
export function ShelfPages({ shelf, pages }: ShelfPagesProps) {
  return (
    <FirstOf
      items={pages}
      count={FIRST}
      whole={WHOLE}
      label={
        <>
          {fill(copy.shelf.more, { count: pages.length - FIRST })}{' '}
          <span className="visuallyHidden">{fill(copy.shelf.in, { name: shelf })}</span>
        </>
      }
    >
      {(some, isRest) => <List pages={some} className={isRest ? styles.columns : styles.row} />}
    </FirstOf>
  );
}
