/** Something a person can mend; printed as one sentence, without a stack. */
export class Hint extends Error {}
