import type { ContentError } from '../../src/registry/check/contentError';

/** Something that has to change, in words or in code. */
export interface Finding extends ContentError {
  /** Whether a file may wait with it (`later.txt`): style may, a wrong word may not. */
  readonly mayWait: boolean;
}
