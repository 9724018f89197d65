/** Anchor of a version in the log: `9.3.1` → `v9-3-1`. */
export const versionAnchor = (version: string): string => `v${version.replaceAll('.', '-')}`;
