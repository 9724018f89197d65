import { byClock } from '../../../time/byClock';
import { endOf } from '../../../time/stateAt';
import { useBuildNow } from '../../../ui/time/useBuildNow';
import { Container } from '../../../ui/primitives/Container';
import { Section } from '../../../ui/primitives/Section';
import { ComingRow } from './ComingRow';
import { NextSession } from './NextSession';
import { SaidBrowser } from './SaidBrowser';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { webinars as schema } from './schema';
import * as styles from './Webinars.module.css';

export function Webinars(section: SectionProps<typeof schema>) {
  const { ahead, over, anchor, later, title, lead, ...places } = section;
  const timed = ahead.map((page) => ({ ...page, endsAt: endOf(page.startsAt, page.minutes) }));
  const lists = byClock(timed, useBuildNow());
  const past = [...lists.past, ...over];
  return (
    <>
      <Container id={anchor} className={lists.later.length > 0 ? undefined : styles.alone}>
        {lists.first ? (
          <NextSession key={lists.first.path} webinar={lists.first} {...places} />
        ) : null}
      </Container>
      {lists.later.length > 0 ? (
        <Section title={later} size="md">
          <ol className={styles.later}>
            {lists.later.map((webinar) => (
              <ComingRow key={webinar.path} {...webinar} />
            ))}
          </ol>
        </Section>
      ) : null}
      {past.length > 0 ? (
        <Section title={title} lead={lead} head="split" ground="sunken">
          <SaidBrowser webinars={past} />
        </Section>
      ) : null}
    </>
  );
}
