import copy from '../../copy/webinar.json';
import type { useAftermath } from './useAftermath';

/** Words of the states of a webinar: one that is over is on demand only if there is something of it. */
export const stateWords = (aftermath: ReturnType<typeof useAftermath>) =>
  aftermath?.is === 'nothing' ? { ...copy, past: copy.waiting } : copy;
