import { graphql } from 'gatsby';
import { fill } from '../../../text/fillWords';
import { inWords } from '../../../time/inWords';
import { Opening } from '../../../ui/hero/Opening';
import { Container } from '../../../ui/primitives/Container';
import { Heading } from '../../../ui/primitives/Heading';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import { useSite } from '../../../ui/useSite';
import type { SectionProps } from '../../../content-model/sectionProps';
import { faultsOf, medianDays } from './faults';
import { FixedBars } from './FixedBars';
import { OpenLines } from './OpenLines';
import type { knownLines } from './schema';

/** Opening whose drawing is every known fault; its figures are counted, so that no month can outdate them. */
export function KnownLines(section: SectionProps<typeof knownLines>) {
  const { term, title, lead, source, next, versions, chartTitle, fixedTitle, fixedLead } = section;
  const today = useSite().site?.builtOn ?? '';
  const faults = faultsOf(versions, today, next.version);
  const { open, fixed } = faults;
  const nameOf = (index?: number): string => faults.versions[index ?? -1]?.version ?? '';
  const longest = fixed.reduce((most, fault) => (fault.days > most.days ? fault : most));
  const values = {
    first: nameOf(0),
    last: nameOf(faults.versions.length - 1),
    open: open.length,
    fixed: fixed.length,
    all: open.length + fixed.length,
    median: medianDays(fixed),
    days: longest.days,
    from: nameOf(longest.from),
    to: nameOf(longest.to),
  };
  const opening = {
    ...section,
    term: fill(term, values),
    title: fill(title, values),
    lead: fill(lead, values),
    source: fill(source, { today: inWords(today) }),
  };
  return (
    <Opening
      opening={opening}
      drawing={
        <Container>
          <Stack gap={5} isWide>
            <Heading level={2} size="sm">
              {chartTitle}
            </Heading>
            <OpenLines faults={faults} next={next} />
            <div>
              <Heading level={2} size="xs">
                {fill(fixedTitle, values)}
              </Heading>
              <Text look="small" isSoft>
                {fill(fixedLead, values)}
              </Text>
            </div>
            <FixedBars faults={faults} fixes={versions.map(({ fixes }) => fixes.length)} />
          </Stack>
        </Container>
      }
    />
  );
}

export const fragment = graphql`
  fragment KnownVersion on WhatsNew {
    version
    released
    fixes {
      family
    }
    knownFaults {
      family
      text
      since
      until
      short
      stays
    }
  }
`;
