import { graphql } from 'gatsby';
import { Text } from '../../ui/primitives/Text';
import * as styles from './Program.module.css';

interface ProgramProps {
  readonly agenda: Queries.EventProgramFragment['agenda'];
  readonly zones: string | null;
  /** In two columns where there is room. */
  readonly isPaired?: boolean;
}

/** Parts of an event, each at its local time. */
export const Program = ({ agenda, zones, isPaired = false }: ProgramProps) => (
  <>
    <ol className={isPaired ? styles.paired : undefined}>
      {agenda.map(({ time, title, text, isPause, speakers }) => (
        <li key={`${time} ${title}`} className={styles.part} data-pause={isPause || undefined}>
          <Text as="span" look="label" isSoft>
            {time}
          </Text>
          <div>
            <Text as="h3" look="name" isSoft={isPause}>
              {title}
            </Text>
            {text ? (
              <Text look="small" isSoft>
                {text}
              </Text>
            ) : null}
            {speakers.length > 0 ? (
              <Text look="small" className={styles.who}>
                {speakers.map((one) => `${one?.name}, ${one?.company}`).join('; ')}
              </Text>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
    {zones ? <Text look="source">{zones}</Text> : null}
  </>
);

export const fragment = graphql`
  fragment EventProgram on Event {
    zones
    agenda {
      time
      title
      text
      isPause
      below
      speakers {
        name
        company
      }
    }
  }
`;
