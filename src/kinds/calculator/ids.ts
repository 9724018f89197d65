/** Ids for controls outside the form, and for links to its fields. */
export const formId = 'roi-figures';
export const resultId = 'roi-result';
export const connectionsId = 'roi-connections';
export const startId = 'roi-start';
export const setsId = 'roi-sets';
export const detailsId = 'working';

/** Key of the inputs in session storage. */
export const memoryKey = 'roi';
