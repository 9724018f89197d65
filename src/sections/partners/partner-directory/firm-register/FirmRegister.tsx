import { graphql } from 'gatsby';
import { useId } from 'react';
import { replaceQuery } from '../../../../browser/route';
import { useQuery } from '../../../../browser/useQuery';
import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { inWords } from '../../../../time/inWords';
import { useBuildNow } from '../../../../ui/time/useBuildNow';
import { toCsv } from '../../../../format/csv';
import { findFirms, readFirmChoice, writeFirmChoice, type FirmChoice } from './findFirms';
import { firmsOn, type Firm } from '../firmsOn';
import { registerRows } from './registerRows';
import { saveFile } from '../../../../roi/page/saveFile';
import { FirstOf } from '../../../../ui/primitives/FirstOf';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Text } from '../../../../ui/primitives/Text';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { FirmFilter } from './FirmFilter';
import { FirmTable } from './FirmTable';
import { NoFirm } from './NoFirm';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { firmRegister } from './schema';
import * as styles from './FirmRegister.module.css';

const saveRegister = (firms: readonly Firm[]): void =>
  saveFile(
    new Blob([toCsv(registerRows(firms, copy.csvHeads))], { type: 'text/csv' }),
    copy.csvFile,
  );

/** Number of lines in view of a list longer than `WHOLE`. */
const FIRST = 12;
const WHOLE = 15;

/** The address keeps the filters; without scripts the full register shows. */
export function FirmRegister(hero: SectionProps<typeof firmRegister>) {
  const heading = useId();
  const query = useQuery();
  const now = useBuildNow();
  const regions = hero.regions;
  const firms = firmsOn(hero.partners, now);
  const choice = readFirmChoice(query);
  const found = findFirms(firms, choice);
  const choose = (change: Partial<FirmChoice>): void =>
    replaceQuery(writeFirmChoice(query, { ...choice, ...change }));
  const counts = { count: found.length, all: firms.length };
  const day = inWords(new Date(now).toISOString().slice(0, 10));
  return (
    <HeroGround hero={hero} heading={heading} usual="paper">
      <div className={styles.words}>
        <HeroText hero={hero} heading={heading} layout="split" />
      </div>
      <div id="register" className={styles.root}>
        <FirmFilter regions={regions} choice={choice} choose={choose} />
        {found.length > 0 ? (
          <>
            <div className={styles.over}>
              <p role="status" className={styles.found}>
                <b>{fill(counts.count === counts.all ? copy.all : copy.some, counts)}</b>,{' '}
                {fill(copy.order, { day })}
              </p>
              <Scripted>
                <button type="button" className={styles.csv} onClick={() => saveRegister(found)}>
                  {copy.csv}
                </button>
              </Scripted>
            </div>
            <FirstOf items={found} count={FIRST} whole={WHOLE}>
              {(rows, isRest) => <FirmTable firms={rows} now={now} isRest={isRest} />}
            </FirstOf>
            <Text look="source" isSoft className={styles.key}>
              <span className={styles.soon}>{copy.soon}</span> {hero.soonNote}
            </Text>
          </>
        ) : (
          <NoFirm {...{ firms, choice, choose, regions, now }} />
        )}
      </div>
    </HeroGround>
  );
}

export const fragment = graphql`
  fragment RegisteredFirm on Partner {
    number
    name
    place
    at
    region
    type
    since
    certificates {
      for
      people
      until
    }
    good
    left {
      date
    }
  }
`;
