/** Addresses that pages once had. Written by the build from their frontmatter; do not edit. */
export const formerAddresses: readonly string[] = [
  '/newsroom/half-of-after-hours-energy/',
];
