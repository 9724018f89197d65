import { graphql } from 'gatsby';
import copy from '../../../copy/changes.json';
import { fill } from '../../../text/fillWords';
import { ChangeFilter } from '../../../ui/changes/ChangeFilter';
import { FirstOf } from '../../../ui/primitives/FirstOf';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import { Stack } from '../../../ui/primitives/Stack';
import type { SectionProps } from '../../../content-model/sectionProps';
import { countsOfNotes } from './notes';
import { OneVersion } from './OneVersion';
import type { versionLog } from './schema';
import words from './words.json';

/** Filter values in the address, in order. */
const KEYS = ['all', 'cmms', 'buildings', 'refrigeration', 'platform', 'programs'];

/** So many versions before “more”. */
const AT_ONCE = 9;

/** All versions, newest first, the first open; chips narrow them, without scripts too. */
export function VersionLog(section: SectionProps<typeof versionLog>) {
  const { title, lead, anchor, versions } = section;
  return (
    <Section title={fill(title, { count: versions.length })} anchor={anchor} size="md" isTight>
      <div data-choices="">
        <Stack gap={5} isWide>
          <Prose html={lead} />
          <ChangeFilter
            legend={words.filter}
            name="of"
            keys={KEYS}
            names={[copy.all, ...Object.values(copy.short), copy.programs]}
            counts={countsOfNotes(versions)}
          />
          <FirstOf items={versions} count={AT_ONCE} label={words.rest}>
            {(some, isRest) => (
              <ol>
                {some.map((version, index) => (
                  <OneVersion
                    key={version.version}
                    version={version}
                    isOpen={!isRest && index === 0}
                  />
                ))}
              </ol>
            )}
          </FirstOf>
        </Stack>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment LoggedVersion on WhatsNew {
    month
    path
    label
    ...VersionParts
  }
`;
