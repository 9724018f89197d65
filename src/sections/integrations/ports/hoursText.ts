import { fill } from '../../../text/fillWords';
import copy from './words.json';

interface Need {
  readonly role: string;
  readonly hours: number;
}

/** Hours per role: `14 h SAP, 4 h controls`. */
export const hoursText = (needs: readonly Need[]): string =>
  needs.map(({ role, hours }) => fill(copy.hours, { role, hours })).join(', ');
