import { graphql } from 'gatsby';
import copy from './words.json';
import { localAt, offsetOf } from '../../../time/local';
import { isToCome } from '../../../time/standingAt';
import { Exercise } from '../../../ui/content/Exercise';
import { Section } from '../../../ui/primitives/Section';
import { useStanding } from '../../../ui/time/useStanding';
import { AddToCalendar } from '../AddToCalendar';
import { Program } from '../Program';
import { DayToScale } from './DayToScale';
import * as styles from './EventTool.module.css';

/** What answers a visitor: the hours to scale, and once the event is over, a reading of their own. */
export function EventTool(page: Queries.EventToolFragment) {
  const { agenda, zones, programTitle, startsAt, endsAt, recap } = page;
  if (!isToCome(useStanding(page)))
    return recap?.own ? (
      <div id="own">
        <Exercise exercise={recap.own} />
      </div>
    ) : null;
  const end = localAt(Date.parse(endsAt), offsetOf(startsAt)).slice(11, 16);
  return (
    <Section
      title={programTitle ?? copy.program}
      action={<AddToCalendar {...page} />}
      anchor="agenda"
      size="md"
      isTight
    >
      <div className={styles.day}>
        <DayToScale agenda={agenda} end={end} />
        <Program agenda={agenda} zones={zones} isPaired />
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment EventTool on Event {
    ...EventProgram
    ...EventCalendar
    programTitle
    recap {
      own {
        ...ExerciseParts
      }
    }
  }
`;
