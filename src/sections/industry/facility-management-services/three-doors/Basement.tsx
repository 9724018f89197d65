import type { CSSProperties } from 'react';
import * as styles from './Basement.module.css';

interface BasementProps {
  readonly kind: string;
  readonly holds: string;
  /** Depth of the deepest basement. */
  readonly depth: number;
  readonly label: string;
  /** Number of the door, from 1. */
  readonly place: number;
  readonly isRight: boolean;
}

/** Outlines of the houses, 200 by 100. */
const HOUSES: Readonly<Record<string, string>> = {
  mill: 'M14 100V48l24-18v18l24-18v18l24-18v18l24-18v70M120 100V4h14v96M28 62h12v12h-12zM52 62h12v12h-12zM76 62h12v12h-12zM28 84h12v16h-12zM52 84h12v10h-12zM76 84h12v10h-12z',
  annex:
    'M14 100V62h160v38M26 74h16v12h-16zM50 74h16v12h-16zM74 74h16v12h-16zM98 74h16v12h-16zM122 74h16v12h-16zM148 74h14v26h-14z',
  tower:
    'M40 100V2h76v98M40 16h76M40 30h76M40 44h76M40 58h76M40 72h76M40 86h76M59 2v84M78 2v98M97 2v84M116 100V80h44v20M150 88v12',
};

const CONTENTS: Readonly<Record<string, string>> = {
  pump: 'M4 56h112M14 56v-10h36v10M32 46a15 15 0 1 1 .1 0M32 31h16l8-8V4M62 22h38v24h-38zM70 22v24M78 22v24M86 22v24M100 34h16M60 56v-8h42v8',
  shelves:
    'M8 56V12M112 56V12M8 26h104M8 44h104M16 26v-9h14v9M34 26v-12h10v12M58 26v-8h18v8M20 44v-10h20v10M56 44v-12h12v12M74 44v-7h22v7',
};

const STEPS = 9;

/** Stairs down from the left. */
const STAIRS = `M0 0${'h10v10'.repeat(STEPS)}`;

/** Numbers of the other doors, for `data-choice`. */
const others = (place: number): string => [1, 2, 3].filter((door) => door !== place).join(' ');

/** House with stairs and basement; dark until its door is chosen. */
export function Basement({ kind, holds, depth, label, place, isRight }: BasementProps) {
  return (
    <div className={styles.root} style={{ '--depth': depth } as CSSProperties}>
      <svg className={styles.house} viewBox="0 0 200 100" preserveAspectRatio="xMinYMax meet">
        <path d={HOUSES[kind]} />
      </svg>
      <div className={styles.earth}>
        <div className={styles.room}>
          <svg className={styles.stairs} viewBox="0 0 90 90" preserveAspectRatio="none">
            <path d={STAIRS} />
          </svg>
          <svg className={styles.contents} viewBox="0 0 120 60">
            <path d={CONTENTS[holds]} />
          </svg>
          {isRight ? <i className={styles.water} /> : null}
          <i className={styles.dark} data-choice={others(place)} />
          <span className={styles.label}>{label}</span>
        </div>
      </div>
    </div>
  );
}
