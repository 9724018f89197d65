import { graphql } from 'gatsby';
import { Fragment, useId } from 'react';
import '../../../styles/scroll.css';
import copy from '../../../copy/caseStudy.json';
import { wordOf } from '../../../text/wordOf';
import { placeOnRule } from './slideRule';
import { BrowseEnd } from '../../../ui/browse/BrowseEnd';
import { FacetRow } from '../../../ui/browse/FacetRow';
import { useBrowse } from '../../../ui/browse/useBrowse';
import { FirstOf } from '../../../ui/primitives/FirstOf';
import { Scripted } from '../../../ui/primitives/Scripted';
import { Text } from '../../../ui/primitives/Text';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { place } from '../../../ui/plot/place';
import { RuleResult } from './RuleResult';
import { RuleScale } from './RuleScale';
import { resultsOf, type Result } from './resultsOf';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { slideRule } from './schema';
import * as styles from './SlideRule.module.css';

const FACETS = ['industry', 'size', 'measured'];
const LIST = 'results';
/** Number of results in view of a list longer than `WHOLE`. */
const FIRST = 12;
const WHOLE = 15;
/** Place of the line of “before”. */
const BEFORE = place({ whole: `${placeOnRule(1)}%` });

interface Named {
  readonly key: string;
  readonly name: string;
}

const wordIn =
  (names: readonly Named[]) =>
  (value: string): string =>
    names.find(({ key }) => key === value)?.name ?? value;

/** Results as rows under one scale, each a link to its case study. */
export function SlideRule(hero: SectionProps<typeof slideRule>) {
  const heading = useId();
  const results = resultsOf(hero.pages);
  const browsed = useBrowse({
    entries: results,
    facets: FACETS,
    index: results.map(({ industry, size, concerns }) => [industry, size, concerns]),
  });
  const { shown } = browsed;
  const choices = [
    { facet: 'industry', label: hero.industryLabel, wordFor: wordOf(copy.industries) },
    { facet: 'size', label: hero.sizeLabel, wordFor: wordOf(copy.sizes) },
    { facet: 'measured', label: hero.measuredLabel, wordFor: wordIn(hero.measuredNames) },
  ];
  const row = (result: Result) => <RuleResult key={result.claim} result={result} off={hero.off} />;
  return (
    <HeroGround hero={hero} heading={heading} usual="paper">
      <div className={styles.words}>
        <HeroText hero={hero} heading={heading} layout="split" />
      </div>
      <Scripted className={styles.choices}>
        {choices.map(({ facet, label, wordFor }) => (
          <Fragment key={facet}>
            <p className={styles.name} aria-hidden="true">
              {label}
            </p>
            <div className={`scroll ${styles.values}`}>
              <FacetRow browsed={browsed} facet={facet} label={label} wordFor={wordFor} />
            </div>
          </Fragment>
        ))}
      </Scripted>
      <div className={styles.rule} style={BEFORE} data-keep-clear>
        <RuleScale ticks={hero.ticks} />
        <FirstOf items={shown} count={FIRST} whole={WHOLE}>
          {(rows, isRest) => <ol id={isRest ? undefined : LIST}>{rows.map(row)}</ol>}
        </FirstOf>
      </div>
      <BrowseEnd browsed={browsed} list={LIST} none={hero.nothing} />
      <Text look="source" className={styles.origin}>
        {hero.origin}
      </Text>
    </HeroGround>
  );
}

export const fragment = graphql`
  fragment RuleStory on CaseStudy {
    path
    industry
    size
    customer {
      name
    }
    figures {
      claim {
        claim
        concerns
        before {
          value
          text
        }
        after {
          value
          text
        }
      }
    }
  }
`;
