import { fill } from '../../../text/fillWords';
import copy from '../../../copy/searchPage.json';
import { place } from '../../../ui/plot/place';
import { DASHES, heapOf, THICKNESS } from '../../../ui/plot/squares';
import { Fold } from '../../../ui/primitives/Fold';
import { Heading } from '../../../ui/primitives/Heading';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { shelves as schema } from './schema';
import * as styles from './Shelves.module.css';

/** A spine for each page, in a shelf as wide as the fullest. */
const Spines = ({ count, most }: { readonly count: number; readonly most: number }) => {
  const { width, height, path } = heapOf(count, count);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={styles.spines}
      style={place({ share: (100 * count) / most })}
    >
      <path d={path} strokeDasharray={DASHES} strokeWidth={THICKNESS} />
    </svg>
  );
};

/** Groups of pages as shelves with a spine for each page; a shelf opens into the links of its pages. */
export function Shelves(section: SectionProps<typeof schema>) {
  const { title, lead, anchor, shelves, filled } = section;
  const most = Math.max(...filled.map(({ count }) => count));
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" ground="sunken">
      <ul className={styles.list}>
        {shelves.map(({ name, href }, number) => {
          const { count = 0, pages = [] } = filled[number] ?? {};
          return (
            <li key={name} className={styles.row}>
              <Fold
                className={styles.shelf}
                title={
                  <Heading level={3} size="sm" className={styles.name}>
                    {name}{' '}
                    <Text as="span" look="tick">
                      {count}
                    </Text>
                    <Spines count={count} most={most} />
                  </Heading>
                }
              >
                {href ? (
                  <Text look="label">
                    <SiteLink href={href} className={styles.all}>
                      {fill(copy.shelf.rest, { count })} {fill(copy.shelf.in, { name })}
                    </SiteLink>
                  </Text>
                ) : null}
                <ul className={styles.pages}>
                  {pages.map(({ path, name: page }) => (
                    <li key={path}>
                      <SiteLink href={path} className={styles.page}>
                        {page}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </Fold>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
