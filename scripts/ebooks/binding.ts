import type { Cover } from '../../src/content-model/covers';

const INK = '#0e1b2c';
const PAPER = '#fbfaf7';

interface Binding {
  readonly ground: string;
  readonly text: string;
  /** Over an argument in the margin, and the initials under it. */
  readonly rule: string;
  readonly initials: string;
}

/** Each color of a cover as paper takes it: `BookCover.module.css` has the same for screens. */
export const BINDINGS: Readonly<Record<Cover, Binding>> = {
  amber: { ground: '#f2a93b', text: INK, rule: '#b97408', initials: '#7a4a00' },
  ice: { ground: '#8ccbe8', text: INK, rule: '#2e86b0', initials: '#1b5470' },
  pine: { ground: '#14695b', text: PAPER, rule: '#14695b', initials: '#0f3d3e' },
  ink: { ground: INK, text: PAPER, rule: INK, initials: '#2e3c4e' },
  brick: { ground: '#c4441f', text: PAPER, rule: '#c4441f', initials: '#96300f' },
  rose: { ground: '#fadfd6', text: INK, rule: '#c4441f', initials: '#96300f' },
  stone: { ground: '#ece8e1', text: INK, rule: '#8a8478', initials: '#4a5665' },
};
