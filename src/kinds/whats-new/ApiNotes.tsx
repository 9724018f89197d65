import { graphql } from 'gatsby';
import copy from '../../copy/changes.json';
import { fill } from '../../text/fillWords';
import { Section } from '../../ui/primitives/Section';
import { Rows } from '../../ui/primitives/Rows';
import { Text } from '../../ui/primitives/Text';

interface ApiNotesProps {
  readonly notes: readonly Queries.ApiNoteFragment[];
}

/** What a version changes for programs of customers. */
export function ApiNotes({ notes }: ApiNotesProps) {
  const [one = '', many = ''] = copy.programsTitle;
  return (
    <Section
      title={notes.length === 1 ? one : fill(many, { count: notes.length })}
      head="side"
      size="xs"
      isTight
    >
      <Rows as="dl" columns="7rem 1fr">
        {notes.map(({ is, text }) => (
          <div key={text}>
            <Text as="dt" look="small" isSoft>
              {copy.api[is as keyof typeof copy.api]}
            </Text>
            <dd dangerouslySetInnerHTML={{ __html: text }} />
          </div>
        ))}
      </Rows>
    </Section>
  );
}

export const fragment = graphql`
  fragment ApiNote on WhatsNewApi {
    is
    text
  }
`;
