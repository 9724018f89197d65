import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { bellBoard } from './schema';
import * as styles from './BellAnswer.module.css';
import { BellWays } from './BellWays';

interface BellAnswerProps {
  readonly bell: SectionProps<typeof bellBoard>['bells'][number];
  /** Number of the bell, from 1. */
  readonly place: number;
  /** Link to the form. */
  readonly door: { readonly href: string; readonly text: string };
}

/** Person below the chosen bell on phones, where the door is far below. */
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
