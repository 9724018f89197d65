import type { RoiInputs } from '../fields.ts';
import { toParams } from '../inputs.ts';
import { hashOf } from '../../http/hash.ts';

/**
 * The strong entity tag of a report, known before it is drawn: the same inputs and the same version
 * of what draws give the same bytes, however the inputs were asked for.
 */
export const tagOf = async (inputs: RoiInputs, version: string): Promise<string> =>
  `"${await hashOf(`${version} ${toParams(inputs).toString()}`)}"`;

/** Entity tags of a list, without the mark of weak ones; text between them is left alone. */
const TAGS = /"[\x21\x23-\x7e\x80-\xff]*"/g;

/** Whether a client has what the tag stands for already (RFC 9110, section 13.1.2). */
export const isKnown = (ifNoneMatch: string | null, tag: string): boolean =>
  ifNoneMatch !== null &&
  (ifNoneMatch.trim() === '*' || [...ifNoneMatch.matchAll(TAGS)].some(([known]) => known === tag));
