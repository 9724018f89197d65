import { Track } from '../../../../ui/plot/Track';
import { Button } from '../../../../ui/primitives/Button';
import { Icon } from '../../../../ui/primitives/Icon';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Text } from '../../../../ui/primitives/Text';
import { Phone } from '../../../../ui/product-ui/parts/Phone';
import { PriorityDot } from '../../../../ui/product-ui/parts/PriorityDot';
import type { Job } from './schema';
import { clockOf, doneAt, linesOf, signalOf } from './stages';
import words from './words.json';
import * as styles from './JobPhone.module.css';

interface JobPhoneProps {
  readonly job: Job;
  readonly stage: number;
  readonly onPress: () => void;
}

/** The chosen job as its technician has it; one button takes it a column further. */
export function JobPhone({ job, stage, onPress }: JobPhoneProps) {
  const { id, priority, title, place, times, steps, response } = job;
  const done = doneAt(job, stage);
  return (
    <Text as="div" look="small" className={styles.root}>
      <Phone time={times[stage] ?? ''} signal={signalOf(job, stage)}>
        <p className={styles.id}>
          <PriorityDot priority={priority} /> {id}
        </p>
        <Text look="name">{title}</Text>
        <Text look="small" isSoft>
          {place}
        </Text>
        <div className={styles.clock}>
          <Track
            value={stage === 0 ? 0 : response.taken}
            of={response.allowed}
            fill={stage === 0 ? 'wait' : 'good'}
          />
          <Text look="source">{clockOf(job, stage)}</Text>
        </div>
        <dl>
          {linesOf(job, stage).map(({ label, value }) => (
            <div key={label} className={styles.line}>
              <Text as="dt" look="source">
                {label}
              </Text>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {stage < 2 ? null : (
          <ol>
            {steps.map(({ text, answer }, index) => (
              <li key={text} className={styles.step}>
                <i className={index < done ? styles.done : styles.open}>
                  {index < done ? <Icon name="check" /> : null}
                </i>
                <span>
                  {text} {index < done ? <b>{answer}</b> : null}
                </span>
              </li>
            ))}
          </ol>
        )}
        <Scripted className={styles.press}>
          <Button variant="ink" isBlock onClick={onPress}>
            {words.press[stage]}
          </Button>
        </Scripted>
      </Phone>
    </Text>
  );
}
