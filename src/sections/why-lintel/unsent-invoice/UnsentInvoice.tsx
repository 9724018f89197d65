import { useId } from 'react';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { InvoiceSheet } from './InvoiceSheet';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { unsentInvoice } from './schema';
import * as styles from './UnsentInvoice.module.css';

const CASES = [styles.first, styles.second, styles.third, styles.fourth];

/** A radio button per case lets CSS show its invoice. */
export function UnsentInvoice(section: SectionProps<typeof unsentInvoice>) {
  const heading = useId();
  const name = useId();
  const { cases, choose } = section;
  return (
    <HeroGround hero={section} heading={heading} usual="stone">
      <div className={styles.ground}>
        <div className={styles.paper}>
          {cases.map((item, index) => (
            <input
              key={item.name}
              type="radio"
              id={`${name}${index}`}
              name={name}
              defaultChecked={index === 0}
              className={`${styles.input} ${CASES[index] ?? ''}`}
            />
          ))}
          <div className={styles.words}>
            <HeroText hero={section} heading={heading} />
            <div role="group" aria-label={choose} className={styles.choices}>
              <p className={styles.choose}>{choose}</p>
              {cases.map((item, index) => (
                <label key={item.name} htmlFor={`${name}${index}`} className={styles.choice}>
                  {item.name}
                </label>
              ))}
            </div>
          </div>
          <div className={styles.sheets}>
            {cases.map((item, index) => (
              <div key={item.name} className={`${styles.sheet} ${CASES[index] ?? ''}`}>
                <InvoiceSheet words={section} item={item} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </HeroGround>
  );
}
