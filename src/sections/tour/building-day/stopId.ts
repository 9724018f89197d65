/** Anchor of a stop: `at-0730`. */
export const stopId = ({ at }: { readonly at: string }): string => `at-${at.replace(':', '')}`;
