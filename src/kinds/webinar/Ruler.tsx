import copy from './read/words.json';
import { fill } from '../../text/fillWords';
import { cutAt } from '../../ui/plot/cutAt';
import { place } from '../../ui/plot/place';
import { Text } from '../../ui/primitives/Text';
import { minuteAnchor } from '../../ui/webinar/minuteAnchor';
import * as styles from './Ruler.module.css';

interface RulerProps {
  readonly minutes: number;
  readonly agenda: readonly { readonly minute: number; readonly title: string }[];
  /** Beside the chapters from 1000 px on; across the page without it. */
  readonly isUpright?: boolean;
}

/** A session to scale, cut into its chapters, each a link to its text. */
export function Ruler({ minutes, agenda, isUpright = false }: RulerProps) {
  const pieces = cutAt(
    agenda.map(({ minute }) => minute),
    minutes,
  );
  return (
    <nav
      aria-label={copy.agenda}
      className={isUpright ? `${styles.root} ${styles.upright}` : styles.root}
    >
      <ol className={styles.list}>
        {agenda.map(({ minute, title }, index) => (
          <li
            key={minute}
            className={styles.piece}
            style={place({ minutes: String(pieces[index]?.length ?? 1) })}
          >
            <a href={`#${minuteAnchor(minute)}`} className={styles.link}>
              <Text as="span" look="label" className={styles.minute}>
                <span className="visuallyHidden">{copy.from} </span>
                {minute}
              </Text>
              <Text as="span" look="small" className={styles.title}>
                {title}
              </Text>
            </a>
          </li>
        ))}
      </ol>
      <Text look="source" className={styles.note}>
        {fill(copy.toScale, { minutes })}
      </Text>
    </nav>
  );
}
