import { byClock } from '../../../time/byClock';
import { useBuildNow } from '../../../ui/time/useBuildNow';
import { EventBrowser } from './EventBrowser';
import { EventFeature } from './EventFeature';
import { EventYears } from './EventYears';
import { NewestFindings } from './NewestFindings';
import { Container } from '../../../ui/primitives/Container';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { events as schema } from './schema';

export function Events(section: SectionProps<typeof schema>) {
  const { anchor, title, later, earlier, ahead, over, ...rest } = section;
  const { foundTitle, yearsTitle, yearsLead, ...years } = rest;
  const now = useBuildNow();
  const events = [...ahead, ...over];
  const { first } = byClock<Queries.EventEntryFragment>(events, now);
  return (
    <>
      <Container id={anchor}>
        {first ? <EventFeature key={first.path} {...first} /> : null}
      </Container>
      <Section title={foundTitle} size="md" anchor="found" isTight>
        <NewestFindings past={over} />
      </Section>
      <Section title={yearsTitle} lead={yearsLead} head="split" anchor="years">
        <EventYears events={events} now={now} {...years} />
      </Section>
      <Section title={title} size="md" anchor="all">
        <EventBrowser events={events} now={now} later={later} earlier={earlier} />
      </Section>
    </>
  );
}
