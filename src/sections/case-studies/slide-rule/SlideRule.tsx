import { graphql } from 'gatsby';
import { useId, type CSSProperties } from 'react';
import { placeOnRule } from './slideRule';
import { BrowseEnd } from '../../../ui/browse/BrowseEnd';
import { FacetRow } from '../../../ui/browse/FacetRow';
import { useBrowse } from '../../../ui/browse/useBrowse';
import { Scripted } from '../../../ui/primitives/Scripted';
import { Text } from '../../../ui/primitives/Text';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { RuleResult } from './RuleResult';
import { RuleScale } from './RuleScale';
import { resultsOf } from './resultsOf';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { slideRule } from './schema';
import * as styles from './SlideRule.module.css';

const FACETS = ['industry', 'measured'];
const LIST = 'results';
/** Place of the line of “before”. */
const WHOLE = { '--whole': `${placeOnRule(1)}%` } as CSSProperties;

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
    index: results.map(({ industry, concerns }) => [industry, concerns]),
  });
  return (
    <HeroGround hero={hero} heading={heading} usual="paper">
      <div className={styles.words}>
        <HeroText hero={hero} heading={heading} layout="split" />
      </div>
      <Scripted className={styles.choices}>
        <p className={styles.name} aria-hidden="true">
          {hero.industryLabel}
        </p>
        <div className={`scroll ${styles.values}`}>
          <FacetRow
            browsed={browsed}
            facet="industry"
            label={hero.industryLabel}
            wordFor={wordIn(hero.industryNames)}
          />
        </div>
        <p className={styles.name} aria-hidden="true">
          {hero.measuredLabel}
        </p>
        <div className={`scroll ${styles.values}`}>
          <FacetRow
            browsed={browsed}
            facet="measured"
            label={hero.measuredLabel}
            wordFor={wordIn(hero.measuredNames)}
          />
        </div>
      </Scripted>
      <div className={styles.rule} style={WHOLE} data-keep-clear>
        <RuleScale ticks={hero.ticks} />
        <ol id={LIST}>
          {browsed.shown.map((result) => (
            <RuleResult key={result.claim} result={result} off={hero.off} />
          ))}
        </ol>
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
