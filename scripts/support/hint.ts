/** An error that a person can fix; printed as one sentence, without a stack. */
export class Hint extends Error {}
