import { fill } from '../../../../text/fillWords';
import { Heading } from '../../../../ui/primitives/Heading';
import { Icon } from '../../../../ui/primitives/Icon';
import { Terms } from '../../../../ui/primitives/Terms';
import { Text } from '../../../../ui/primitives/Text';
import { Message } from '../Message';
import { jobsOf, type Unread } from './jobsOf';
import type { Opened } from './openJob';
import type { ComplaintTrouble } from './schema';
import words from './words.json';
import * as styles from './Complaint.module.css';

interface ComplaintJobProps {
  readonly opened: Opened<ComplaintTrouble>;
  /** Work order if no word is recognized. */
  readonly unread: Unread;
}

const SIGNS = { emergency: 'triangle-alert', elsewhere: 'arrow-right' } as const;

/** Recognized words, the work orders they open, and what the sender reads at once. */
export function ComplaintJob({ opened: { pieces, place, troubles }, unread }: ComplaintJobProps) {
  const jobs = jobsOf(troubles, unread);
  return (
    <div className={styles.job} role="status">
      <div>
        <Text look="small" isSoft>
          {jobs.length > 1 ? fill(words.two, { count: jobs.length }) : words.read}
        </Text>
        <Text look="verdict" className={styles.read}>
          {pieces.map(({ text, isUsed }, index) =>
            isUsed ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
          )}
        </Text>
      </div>
      {jobs.map(({ name, kind, to, due, first }) => (
        <div key={name} className={styles.order} data-kind={kind}>
          <Heading level={3} size="xs">
            {name}
          </Heading>
          {kind === 'job' ? null : (
            <Text look="label" className={styles.kind}>
              <Icon name={SIGNS[kind]} /> {words[kind]}
            </Text>
          )}
          <Terms
            terms={[
              { label: words.place, value: place ?? words.noPlace },
              { label: words.due, value: due },
              { label: words.to, value: to },
              { label: words.first, value: first },
            ]}
          />
        </div>
      ))}
      <Message from={words.reply} text={jobs[0]?.reply ?? ''} isOurs />
    </div>
  );
}
