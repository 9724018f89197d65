import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { Portrait } from '../../../ui/primitives/Portrait';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { fixWall } from './schema';
import * as styles from './Fix.module.css';

type FixParts = SectionProps<typeof fixWall>['fixes'][number];

interface FixProps {
  readonly fix: FixParts;
  readonly triedLabel: string;
}

const TONES = ['ice', 'amber', 'pine', 'brick', 'stone'] as const;

/** Value of a fix: before and after of its claim, or its figure. */
function worthOf({ claim, figure, unit }: FixParts): readonly [string, string] {
  if (!claim) return [figure ?? '', unit ?? ''];
  const { before, after } = claim;
  const change =
    before && after ? fill(copy.change, { before: before.text, after: after.text }) : claim.figure;
  return [change, fill(copy.unit, { claim: claim.claim, period: claim.period })];
}

/** Fault of a member: what failed, what was tried, the fix and its value. */
export function Fix({ fix, triedLabel }: FixProps) {
  const { person, place, fault, tried, ended } = fix;
  const [figure, unit] = worthOf(fix);
  const tone = TONES[person.name.length % TONES.length] ?? 'stone';
  return (
    <li className={styles.root}>
      <div className={styles.face}>
        <Portrait person={person} variant="tile" tone={tone} />
      </div>
      <div className={styles.what}>
        <h3 className={styles.fault}>{fault}</h3>
        <p className={styles.tried}>
          <b>{triedLabel}</b> {tried}
        </p>
        <p>{ended}</p>
        <p className={styles.who}>
          <b className={styles.name}>{person.name}</b>, {person.company}, {place}
        </p>
      </div>
      <p className={styles.worth}>
        <b className={styles.figure}>{figure}</b>
        <span className={styles.unit}>{unit}</span>
      </p>
    </li>
  );
}
