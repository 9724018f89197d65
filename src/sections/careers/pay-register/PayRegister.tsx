import { graphql } from 'gatsby';
import { useId, useState } from 'react';
import { replaceQuery } from '../../../browser/route';
import { useQuery } from '../../../browser/useQuery';
import { fill } from '../../../text/fillWords';
import copy from '../../../copy/openings.json';
import { inWords } from '../../../time/inWords';
import { useBuildNow } from '../../../ui/time/useBuildNow';
import { inDollars } from '../../../ui/opening/band';
import {
  byTeam,
  findOpenings,
  isOpen,
  readOpeningFilter,
  writeOpeningFilter,
  type OpeningFilter,
} from '../../../ui/opening/findOpenings';
import { PayTicks } from '../../../ui/opening/PayTicks';
import { Container } from '../../../ui/primitives/Container';
import { Scripted } from '../../../ui/primitives/Scripted';
import { Text } from '../../../ui/primitives/Text';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { NoOpening } from './NoOpening';
import { OpeningRow } from './OpeningRow';
import { OwnPay, type Own } from './OwnPay';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { payRegister } from './schema';
import { place } from '../../../ui/plot/place';
import * as styles from './PayRegister.module.css';
import { RegisterCount } from './RegisterCount';
import { RegisterFilter } from './RegisterFilter';

const teamName = (team: string): string => copy.teams[team as keyof typeof copy.teams];

/** The address keeps the filters. Without scripts all openings show, without filters. */
export function PayRegister(hero: SectionProps<typeof payRegister>) {
  const heading = useId();
  const { axis } = hero;
  const now = useBuildNow();
  const query = useQuery();
  const [own, setOwn] = useState<Own>({ amount: null, currency: 'USD' });
  const open = hero.pages.filter((opening) => isOpen(opening, now));
  const choice = readOpeningFilter(query);
  const found = findOpenings(open, choice);
  const choose = (change: Partial<OpeningFilter>): void =>
    replaceQuery(writeOpeningFilter(query, { ...choice, ...change }));
  const dollars = own.amount === null ? null : inDollars(own.amount, own.currency, axis.rates);
  const mine = dollars === null ? undefined : Math.min(100, (dollars / axis.most) * 100);
  return (
    <>
      <HeroGround hero={hero} heading={heading} usual="paper">
        <div className={styles.head}>
          <HeroText hero={hero} heading={heading} layout="split" />
        </div>
      </HeroGround>
      <section id="openings" aria-labelledby="openings-title">
        <Container>
          <h2 id="openings-title" className="visuallyHidden">
            {hero.registerName}
          </h2>
          <Scripted className={styles.bar}>
            <RegisterFilter openings={open} choice={choice} choose={choose} />
            <OwnPay
              label={hero.ownPay}
              hint={hero.ownPayHint}
              own={own}
              onChange={setOwn}
              dollars={dollars}
              bands={found.flatMap(({ pay }) => (pay.span ? [] : [pay]))}
              rates={axis.rates}
            />
          </Scripted>
          <div
            className={styles.register}
            style={place({ mine })}
            data-mine={dollars === null ? undefined : ''}
          >
            <div className={styles.axis}>
              <RegisterCount found={found} openings={open} />
              <span className={styles.axisName}>{copy.axis}</span>
              <PayTicks axis={axis} />
            </div>
            {byTeam(found).map(([team, openings]) => (
              <section key={team} aria-labelledby={`team-${team}`} className={styles.team}>
                <h3 id={`team-${team}`} className={styles.name}>
                  {teamName(team)}
                </h3>
                <ul>
                  {openings.map((opening) => (
                    <OpeningRow key={opening.path} opening={opening} axis={axis} />
                  ))}
                </ul>
              </section>
            ))}
            {found.length === 0 ? (
              <NoOpening
                choice={choice}
                openings={open}
                choose={choose}
                text={hero.emptyText}
                jobs={hero.jobs}
              />
            ) : null}
          </div>
          <Text look="source" className={styles.note}>
            {fill(hero.payNote, { date: inWords(axis.ratesOf) })}
          </Text>
        </Container>
      </section>
    </>
  );
}

export const fragment = graphql`
  fragment OpeningRow on Opening {
    path
    title
    team
    place
    pay {
      low
      high
      currency
      span
    }
    note
    figureSaid
    posted
    closes
  }
`;
