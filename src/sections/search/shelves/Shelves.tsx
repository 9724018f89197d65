import { fill } from '../../../text/fillWords';
import copy from '../../../copy/searchPage.json';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Section } from '../../../ui/primitives/Section';
import { ShelfPages } from './ShelfPages';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { shelves as schema } from './schema';
import * as styles from './Shelves.module.css';

/** The first links of each group are in view, the rest unfolds. */
export function Shelves(section: SectionProps<typeof schema>) {
  const { title, lead, anchor, shelves, filled } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} size="md" ground="sunken">
      <ul className={styles.list}>
        {shelves.map(({ name, href }, number) => {
          const { count = 0, pages = [] } = filled[number] ?? {};
          return (
            <li key={name} className={styles.row}>
              <h3 className={styles.name}>
                {href ? (
                  <SiteLink href={href} className={styles.link}>
                    {name}
                  </SiteLink>
                ) : (
                  name
                )}{' '}
                <span className={styles.count}>{count}</span>
              </h3>
              <div className={styles.pages}>
                <ShelfPages shelf={name} pages={pages} />
                {href && count > pages.length ? (
                  <SiteLink href={href} className={styles.rest}>
                    {fill(copy.shelf.rest, { count })}{' '}
                    <span className="visuallyHidden">{fill(copy.shelf.in, { name })}</span>
                  </SiteLink>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
