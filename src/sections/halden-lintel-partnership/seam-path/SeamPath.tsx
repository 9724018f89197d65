import { useId } from 'react';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Prose } from '../../../ui/primitives/Prose';
import { Text } from '../../../ui/primitives/Text';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { seamPath } from './schema';
import * as styles from './SeamPath.module.css';

/** Radio buttons choose a symptom; CSS marks its spots on the path. */
export function SeamPath(hero: SectionProps<typeof seamPath>) {
  const heading = useId();
  const { ownerNames, spots, seamAfter, seamLabel, seeLabel, symptoms, callLabel } = hero;
  return (
    <HeroGround hero={hero} heading={heading} usual="family">
      <div className={styles.words}>
        <HeroText hero={hero} heading={heading} layout="split" />
      </div>
      <div data-choices="" className={styles.root}>
        <ol className={styles.path}>
          {spots.map(({ name, owner, says }, index) => {
            const seen = symptoms
              .map((symptom, place) => (symptom.spots.includes(index + 1) ? place + 1 : 0))
              .filter((place) => place > 0)
              .join(' ');
            return (
              <li
                key={name}
                data-owner={owner}
                data-seam={index + 1 === seamAfter || undefined}
                className={styles.spot}
              >
                <span className={styles.node} aria-hidden="true">
                  {seen ? <i data-choice={seen} className={styles.mark} /> : null}
                </span>
                <b className={styles.name}>{name}</b>
                <span className={styles.says}>{says}</span>
                <span className="visuallyHidden">{ownerNames[owner]}</span>
                {index + 1 === seamAfter ? (
                  <span className={styles.seam}>
                    <span className={styles.seamName}>{seamLabel}</span>
                  </span>
                ) : null}
              </li>
            );
          })}
        </ol>
        <ul className={styles.owners} aria-hidden="true">
          {(['you', 'halden', 'lintel'] as const).map((owner) => (
            <li key={owner} data-owner={owner} className={styles.owner}>
              {ownerNames[owner]}
            </li>
          ))}
        </ul>
        <ChoiceRow
          legend={seeLabel}
          choices={symptoms.map(({ see }) => ({ key: see, content: see }))}
        />
        {symptoms.map(({ see, call, first, cases }, index) => (
          <div key={see} data-choice={index + 1} className={styles.answer}>
            <p className={styles.call} data-owner={call}>
              {callLabel} <b className={styles.whom}>{ownerNames[call]}</b>
            </p>
            <p className={styles.first}>{first}</p>
            <div className={styles.cases}>
              <Prose html={cases} />
            </div>
          </div>
        ))}
        <Text look="source" isSoft>
          {hero.caption}
        </Text>
      </div>
    </HeroGround>
  );
}
