/** Where a build writes its record. */
export const RECORD_FILE = '/review/record.json';
