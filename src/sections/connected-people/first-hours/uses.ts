/** Activities, in the order of the legend. */
export const uses = ['screen', 'hands', 'feet', 'talk'] as const;
