import { graphql } from 'gatsby';
import { useId } from 'react';
import { yearSheets } from '../../../ui/changes/changeSheet';
import copy from '../../../copy/changes.json';
import { fill } from '../../../text/fillWords';
import { whatsNewFeedPath } from '../../../site';
import { Heading } from '../../../ui/primitives/Heading';
import { LinkRow } from '../../../ui/primitives/LinkRow';
import { Text } from '../../../ui/primitives/Text';
import { HeroGround } from '../../../ui/hero/HeroGround';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { changeYears } from './schema';
import * as styles from './ChangeYears.module.css';
import { SheetOfYear } from './SheetOfYear';

export function ChangeYears(hero: SectionProps<typeof changeYears>) {
  const heading = useId();
  const { months, without, sheetName, mainKey, changeKey, sheetSum } = hero;
  const sheets = yearSheets(months);
  const changes = sheets.reduce((sum, sheet) => sum + sheet.changes, 0);
  return (
    <HeroGround hero={hero} heading={heading} usual="paper">
      <div className={styles.root}>
        <div className={styles.head}>
          <Heading level={1} size="xl" id={heading} className={styles.title}>
            {hero.title}
          </Heading>
          <div className={styles.lead}>
            <Text look="lead">{hero.lead}</Text>
            <LinkRow links={[...hero.actions, { text: copy.feedLink, href: whatsNewFeedPath }]} />
          </div>
        </div>
        {sheets.map((sheet) => (
          <SheetOfYear
            key={sheet.year}
            sheet={sheet}
            name={fill(sheetName, { year: sheet.year })}
            without={without}
          />
        ))}
        <Text look="source" className={styles.key}>
          <span className={styles.item}>
            <i className={styles.node} />
            {mainKey}
          </span>
          <span className={styles.item}>
            <i className={styles.mark} />
            {changeKey}
          </span>
          <span>{fill(sheetSum, { changes, releases: months.length })}</span>
        </Text>
      </div>
    </HeroGround>
  );
}

export const fragment = graphql`
  fragment YearMonth on WhatsNew {
    month
    path
    label
    changes {
      family
    }
  }
`;
