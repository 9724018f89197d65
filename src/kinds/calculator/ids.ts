/** Ids by which controls outside of the form belong to it, and links lead to its fields. */
export const formId = 'roi-figures';
export const resultId = 'roi-result';
export const connectionsId = 'roi-connections';
export const startId = 'roi-start';
export const setsId = 'roi-sets';
export const detailsId = 'working';

/** Where this tab remembers what was typed. */
export const memoryKey = 'roi';
