import type { CardOf } from '../../content-model/kind';
import copy from '../../copy/share.json';
import { fill } from '../../text/fillWords';
import { inWords } from '../../time/inWords';
import type { Legal } from './schema';

/** A document: its version, since when it holds, and what it is about. */
export const legalCard: CardOf<Legal> = ({ title, description, kind, data: { versions } }) => ({
  look: 'sheet',
  ground: 'stone-100',
  title,
  left: fill(copy.version, { number: versions.length }),
  right: inWords(versions[0]?.date ?? ''),
  text: description,
  label: kind.title,
});
