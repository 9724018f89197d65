import { graphql } from 'gatsby';
import { useKeptChoice } from '../../../browser/useKeptChoice';
import copy from '../../../copy/changes.json';
import { fill } from '../../../text/fillWords';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import { ShowMore } from '../../../ui/primitives/ShowMore';
import { Stack } from '../../../ui/primitives/Stack';
import type { SectionProps } from '../../../content-model/sectionProps';
import { countsOfNotes } from './notes';
import { OneVersion } from './OneVersion';
import type { versionLog } from './schema';
import words from './words.json';

/** Filter values in the address, in order. */
const KEYS = ['all', 'cmms', 'buildings', 'refrigeration', 'platform', 'programs'];

/** All versions, newest first, the first open; chips narrow them, without scripts too. */
export function VersionLog(section: SectionProps<typeof versionLog>) {
  const { title, lead, anchor, full, versions } = section;
  const { form, keep } = useKeptChoice();
  const counts = countsOfNotes(versions);
  const names = [copy.all, ...Object.values(copy.short), copy.programs];
  const earlier = versions.slice(full);
  return (
    <Section title={fill(title, { count: versions.length })} anchor={anchor} size="md" isTight>
      <div data-choices="">
        <Stack gap={5} isWide>
          <Prose html={lead} />
          <form ref={form} onChange={keep}>
            <ChoiceRow
              legend={words.filter}
              isLegendHidden
              look="chips"
              name="of"
              choices={names.map((content, index) => ({
                key: KEYS[index] ?? '',
                content,
                count: counts[index] ?? 0,
              }))}
            />
          </form>
          <ol>
            {versions.slice(0, full).map((version, index) => (
              <OneVersion key={version.version} version={version} isOpen={index === 0} />
            ))}
          </ol>
          {earlier.length > 0 ? (
            <ShowMore label={fill(words.rest, { count: earlier.length })}>
              <ol>
                {earlier.map((version) => (
                  <OneVersion key={version.version} version={version} />
                ))}
              </ol>
            </ShowMore>
          ) : null}
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
