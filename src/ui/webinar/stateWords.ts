import copy from '../../copy/webinar.json';
import type { useAftermath } from './useAftermath';

/** Labels of a webinar’s states: a past one is on demand only if it has a recording or transcript. */
export const stateWords = (aftermath: ReturnType<typeof useAftermath>) =>
  aftermath?.is === 'nothing' ? { ...copy, past: copy.waiting } : copy;
