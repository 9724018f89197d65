import { useId } from 'react';
import { fill } from '../../../../text/fillWords';
import { Prose } from '../../../../ui/primitives/Prose';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { companyYears } from './schema';
import { looks } from '../../../../ui/primitives/Text';
import * as styles from './CompanyYears.module.css';
import { DrawnMark } from './DrawnMark';
import { FileSheet } from './FileSheet';
import { YearRows } from './YearRows';

/** One printed page per sheet: the years, then name, logo and usage. */
export function CompanyYears(section: SectionProps<typeof companyYears>) {
  const { sheetHead, sheetOf, sheets, counted, readRelease, markSheet, history } = section;
  const heading = useId();
  const count = sheets.length + 1;
  const place = (number: number) => ({
    head: sheetHead,
    number: fill(sheetOf, { number, count }),
  });
  return (
    <HeroGround hero={section} heading={heading} usual="stone">
      <div className={styles.head}>
        <HeroText hero={section} heading={heading} layout="split" />
      </div>
      <div className={styles.sheets}>
        {sheets.map(({ name, from }, index) => (
          <FileSheet key={from} name={name} {...place(index + 1)}>
            <YearRows
              history={history}
              from={from}
              before={sheets[index + 1]?.from}
              counted={counted}
              readRelease={readRelease}
            />
          </FileSheet>
        ))}
        <FileSheet name={markSheet.name} {...place(count)} isWide>
          <div className={styles.mark}>
            <DrawnMark label={markSheet.drawn} />
            <dl>
              {markSheet.rows.map(({ term, meaning }) => (
                <div key={term} className={styles.row}>
                  <dt className={looks.label}>{term}</dt>
                  <dd>
                    <Prose html={meaning} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </FileSheet>
      </div>
    </HeroGround>
  );
}
