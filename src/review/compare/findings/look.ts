import type { Finding } from '../review';

/** A finding that wants a look unless it says otherwise, in the file of its page unless it names another. */
export type Look = Omit<Finding, 'verdict'> & { readonly verdict?: Finding['verdict'] };
