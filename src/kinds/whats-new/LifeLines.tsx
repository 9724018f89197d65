import { graphql } from 'gatsby';
import copy from '../../copy/changes.json';
import { fill } from '../../text/fillWords';
import { releaseNotesPath } from '../../site';
import { versionAnchor } from '../../ui/changes/versionAnchor';
import { Axis } from '../../ui/plot/Axis';
import { Band } from '../../ui/plot/Band';
import { ArrowLink } from '../../ui/primitives/ArrowLink';
import { Section } from '../../ui/primitives/Section';
import { Text } from '../../ui/primitives/Text';
import * as styles from './LifeLines.module.css';
import { livesOf, type Life, type Version } from './lives';

interface LifeLinesProps {
  readonly month: Queries.LifeLinesFragment;
  readonly versions: readonly Version[];
}

const FILLS = { fixed: 'good', passing: 'late', due: 'late', open: 'late' } as const;

const SAID = {
  fixed: copy.fixedSince,
  passing: copy.fixedSince,
  due: copy.dueIn,
  open: copy.openSince,
};

function stateOf({ state, since, until }: Life): string {
  const said = since === until ? copy.fixedIn : SAID[state];
  return fill(said, { since, until: until ?? '' });
}

function titleOf({ fixes, knownFaults }: Queries.LifeLinesFragment): string {
  const said = ([one = '', many = '']: readonly string[], count: number): string =>
    count === 1 ? one : fill(many, { count });
  const { fixed, known, none } = copy.livesTitle;
  const parts = [
    ...(fixes.length > 0 ? [said(fixed, fixes.length)] : []),
    knownFaults.length > 0 ? said(known, knownFaults.length) : none,
  ];
  return parts.join(', ');
}

/** Faults that a version fixed or came with, each as a bar over the versions that it lived through. */
export function LifeLines({ month, versions }: LifeLinesProps) {
  const { lives, ticks } = livesOf(month, versions);
  return (
    <Section
      title={titleOf(month)}
      lead={copy.livesLead}
      anchor="log"
      head="split"
      size="md"
      ground="sunken"
      isTight
    >
      <div className={styles.root}>
        <div aria-hidden="true" className={styles.axis}>
          <Axis ticks={ticks} />
        </div>
        <ul>
          {lives.map((life) => (
            <li key={life.html} className={styles.row}>
              <div className={styles.text} dangerouslySetInnerHTML={{ __html: life.html }} />
              <div aria-hidden="true" className={styles.track}>
                <Band
                  from={life.from}
                  to={life.to}
                  fill={FILLS[life.state]}
                  {...(life.state === 'open' ? { hatch: 1 } : {})}
                />
              </div>
              <Text look="label" className={styles[life.state]}>
                {stateOf(life)}
              </Text>
            </li>
          ))}
        </ul>
      </div>
      <ArrowLink
        href={`${releaseNotesPath}#${versionAnchor(month.version)}`}
        className={styles.link}
      >
        {copy.allVersions}
      </ArrowLink>
    </Section>
  );
}

export const fragment = graphql`
  fragment LifeLines on WhatsNew {
    version
    fixes {
      text
      since
    }
    knownFaults {
      text
      since
      until
    }
  }
`;
