import { fitting } from './fitting';
import { inHours } from '../../../time/inHours';
import { BrowseEnd } from '../../../ui/browse/BrowseEnd';
import { FacetRow } from '../../../ui/browse/FacetRow';
import { useBrowse } from '../../../ui/browse/useBrowse';
import { Scripted } from '../../../ui/primitives/Scripted';
import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { deskShelf } from './schema';
import * as styles from './DeskShelf.module.css';

const FACETS = ['time', 'about'];
const LIST = 'desk-shelf';

export function DeskShelf(section: SectionProps<typeof deskShelf>) {
  const { title, lead, anchor, spans, timeLabel, aboutLabel, things } = section;
  const browsed = useBrowse({
    entries: things,
    facets: FACETS,
    index: things.map(({ minutes, about }) => [fitting(spans, minutes), about]),
  });
  const longest = Math.max(...things.map(({ minutes }) => minutes));
  const tasks = [...new Set(browsed.shown.map(({ task }) => task))];
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <Scripted className={styles.facets}>
        <p className={styles.label}>{timeLabel}</p>
        <FacetRow browsed={browsed} facet="time" label={timeLabel} />
        <p className={styles.label}>{aboutLabel}</p>
        <FacetRow browsed={browsed} facet="about" label={aboutLabel} />
      </Scripted>
      <ul id={LIST} className={styles.tasks}>
        {tasks.map((task) => (
          <li key={task} className={styles.task}>
            <p className={styles.name}>{task}</p>
            <ul className={styles.things}>
              {browsed.shown
                .filter((thing) => thing.task === task)
                .map((thing) => (
                  <li key={thing.href} className={styles.thing} data-entry>
                    <span className={styles.minutes}>{inHours(thing.minutes)}</span>
                    <span className={styles.scale} aria-hidden="true">
                      <i
                        className={styles.length}
                        style={{ width: `${((thing.minutes / longest) * 100).toFixed(1)}%` }}
                      />
                    </span>
                    <span>
                      <SiteLink href={thing.href} className={styles.link}>
                        {thing.name}
                      </SiteLink>
                      <span className={styles.what}>{thing.what}</span>
                    </span>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      <BrowseEnd browsed={browsed} list={LIST} />
    </Section>
  );
}
