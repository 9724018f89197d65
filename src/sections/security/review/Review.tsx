import { FirstOf } from '../../../ui/primitives/FirstOf';
import { Section } from '../../../ui/primitives/Section';
import { Stack } from '../../../ui/primitives/Stack';
import type { SectionProps } from '../../../content-model/sectionProps';
import { Answers } from './Answers';
import type { review } from './schema';
import '../../../ui/plot/fills.css';
import * as styles from './Review.module.css';

/** What each verdict is filled with. */
const fills = { yes: 'good', partly: 'wait', no: 'late' } as const;

/** Lines that are in view before the others are asked for. */
const SHOWN = 6;

/** A questionnaire whose verdicts can be read at a glance, six of them at first. */
export function Review(section: SectionProps<typeof review>) {
  const { title, lead, anchor, answers, rows, more } = section;
  const verdicts = (
    <div aria-hidden="true" className={styles.verdicts}>
      {rows.map(({ asked, verdict }) => (
        <i key={asked} data-fill={fills[verdict]} />
      ))}
    </div>
  );
  return (
    <Section
      {...{ title, lead, anchor }}
      size="md"
      head="side"
      ground="sunken"
      isTight
      action={verdicts}
    >
      <Stack gap={4} isWide>
        <FirstOf items={rows} count={SHOWN} label={more}>
          {(some) => <Answers rows={some} answers={answers} />}
        </FirstOf>
      </Stack>
    </Section>
  );
}
