import { fill } from '../../text/fillWords';
import copy from '../../copy/openings.json';
import { SideBlock } from '../../ui/article/SideBlock';
import { ButtonLink } from '../../ui/primitives/Button';
import { Day } from '../../ui/primitives/Day';
import { Text } from '../../ui/primitives/Text';
import * as styles from './ApplyPanel.module.css';

interface ApplyPanelProps {
  readonly subject: string;
  readonly closes: string;
}

/** How to apply: mail address with subject, and closing date. */
export const ApplyPanel = ({ subject, closes }: ApplyPanelProps) => (
  <SideBlock title={copy.apply}>
    <div className={styles.root}>
      <Text look="small">{copy.applyText}</Text>
      <ButtonLink
        href={`mailto:${copy.address}?subject=${encodeURIComponent(subject)}`}
        size="small"
      >
        {fill(copy.write, { address: copy.address })}
      </ButtonLink>
      <dl className={styles.facts}>
        <div>
          <dt className={styles.label}>{copy.subject}</dt>
          <dd>
            <code>{subject}</code>
          </dd>
        </div>
        <div>
          <dt className={styles.label}>{copy.until}</dt>
          <dd>
            <Day iso={closes} />
          </dd>
        </div>
      </dl>
      <Text look="source">{copy.answer}</Text>
    </div>
  </SideBlock>
);
