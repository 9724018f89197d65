import { useId } from 'react';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { VerdictRing } from '../VerdictRing';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { tenantLetter } from './schema';
import * as styles from './TenantLetter.module.css';

const VERDICTS = ['right', 'half', 'mistaken'] as const;

export function TenantLetter(section: SectionProps<typeof tenantLetter>) {
  const heading = useId();
  const { sender, addressee, written, salutation, farewell, signed, verdicts, sentences } = section;
  return (
    <HeroGround hero={section} heading={heading} usual="stone">
      <div className={styles.root}>
        <div className={styles.words}>
          <HeroText hero={section} heading={heading} size="xl" />
          <ul className={styles.tally}>
            {VERDICTS.map((verdict) => (
              <li key={verdict} className={styles.count}>
                <VerdictRing verdict={verdict} />
                <b className={styles.number}>
                  {sentences.filter((sentence) => sentence.verdict === verdict).length}
                </b>
                {verdicts[verdict]}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.letter}>
          <p className={styles.head}>
            <b>{sender}</b>
            <span>{written}</span>
          </p>
          <p className={styles.addressee}>{addressee}</p>
          <p className={styles.line}>{salutation}</p>
          {sentences.map(({ before, marked, after, record, verdict }, index) => (
            <div key={marked} className={styles.sentence}>
              <p>
                {before ? `${before} ` : null}
                <mark className={styles.marked}>{marked}</mark>
                {after ? ` ${after}` : null}
              </p>
              <a href={`#record-${index + 1}`} className={styles.slip}>
                <VerdictRing verdict={verdict} />
                <span>
                  <b className={styles.record}>
                    {index + 1}. {record}
                  </b>
                  <span className={styles.verdict}>{verdicts[verdict]}</span>
                </span>
              </a>
            </div>
          ))}
          <p className={styles.line}>{farewell}</p>
          <p className={styles.signed}>{signed}</p>
        </div>
      </div>
    </HeroGround>
  );
}
