import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { bellBoard } from './schema';
import * as styles from './BellAnswer.module.css';
import { BellWays } from './BellWays';

interface BellAnswerProps {
  readonly bell: SectionProps<typeof bellBoard>['bells'][number];
  /** Place of the bell, from 1. */
  readonly place: number;
  /** Where the form stands, and what it is called. */
  readonly door: { readonly href: string; readonly text: string };
}

/** Who opens, directly under the bell that was rung: on phones the door is far below. */
export const BellAnswer = ({ bell, place, door }: BellAnswerProps) => (
  <div aria-live="polite" className={styles.root}>
    <div data-choice={place} className={styles.answer}>
      <p>
        <b className={styles.name}>{bell.person.name}</b>, {bell.person.role}
      </p>
      <BellWays bell={bell} />
      <ArrowLink href={door.href}>{door.text}</ArrowLink>
    </div>
  </div>
);
