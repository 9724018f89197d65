/** What minutes are used for, in the order of the key. */
export const uses = ['screen', 'hands', 'feet', 'talk'] as const;
