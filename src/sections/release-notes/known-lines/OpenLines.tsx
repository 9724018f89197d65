import copy from '../../../copy/changes.json';
import { fill } from '../../../text/fillWords';
import { inWords } from '../../../time/inWords';
import { versionAnchor } from '../../../ui/changes/versionAnchor';
import { Axis } from '../../../ui/plot/Axis';
import { Band } from '../../../ui/plot/Band';
import { Dot } from '../../../ui/plot/Dot';
import { place } from '../../../ui/plot/place';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Day } from '../../../ui/primitives/Day';
import { Fold } from '../../../ui/primitives/Fold';
import { Text } from '../../../ui/primitives/Text';
import type { Faults, OpenFault } from './faults';
import { placeOf, ticksOf } from './versionAxis';
import words from './words.json';
import * as styles from './OpenLines.module.css';

const FATES = ['next', 'undated', 'stays'] as const;

interface OpenLinesProps {
  readonly faults: Faults;
  readonly next: { readonly version: string; readonly on: string };
}

/** Open faults as lines that run into the right edge; each opens to what is wrong. */
export function OpenLines({ faults, next }: OpenLinesProps) {
  const { open, versions } = faults;
  const countOf = (fate: string): number => open.filter((fault) => fault.fate === fate).length;
  return (
    <div data-choices="" className={styles.root}>
      <ChoiceRow
        legend={words.filter}
        isLegendHidden
        look="chips"
        choices={[
          { key: 'all', content: words.fates.all, count: open.length },
          ...FATES.map((key) => ({ key, content: words.fates[key], count: countOf(key) })),
        ]}
      />
      <div aria-hidden="true" className={styles.axis}>
        <Axis ticks={ticksOf(faults)} />
      </div>
      <ul>
        {open.map((fault) => {
          const { version = '', released = '' } = versions[fault.from] ?? {};
          return (
            <li key={fault.text} data-choice={`1 ${FATES.indexOf(fault.fate) + 2}`}>
              <Fold name="known" title={<Line faults={faults} fault={fault} />}>
                <div className={styles.more}>
                  <div dangerouslySetInnerHTML={{ __html: fault.text }} />
                  <Text look="small" isSoft>
                    {words.since} <a href={`#${versionAnchor(version)}`}>{version}</a>,{' '}
                    <Day iso={released} />.{' '}
                    {fill(words.fateOf[fault.fate], {
                      version: next.version,
                      day: inWords(next.on),
                    })}
                  </Text>
                </div>
              </Fold>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface LineProps {
  readonly faults: Faults;
  readonly fault: OpenFault;
}

/** Percent from which a name has more room before its line than above it. */
const LATE = 55;

function Line({ faults, fault }: LineProps) {
  const { short, family, days, fate } = fault;
  const x = placeOf(faults, fault.from);
  const end = fate === 'next' ? placeOf(faults, faults.versions.length) : 100;
  const side = x > LATE ? styles.before : styles.above;
  return (
    <span className={`${styles.line} ${side}`} style={place({ x })}>
      <span className={styles.name}>
        <Text as="b" look="label">
          {short}
        </Text>{' '}
        <Text as="span" look="small" isSoft className={styles.meta}>
          {fill(words.meta, { family: copy.short[family as keyof typeof copy.short], days })}
        </Text>
      </span>
      <span aria-hidden="true" className={styles.track}>
        <Band from={x} to={end} fill="late" {...(fate === 'next' ? { hatch: 3 } : {})} />
        <Dot x={x} fill="late" look="ring" />
        {fate === 'next' ? <Dot x={end} fill="good" look="ring" /> : null}
      </span>
    </span>
  );
}
