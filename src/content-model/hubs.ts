/** The hub above several kinds. */
export const resources = { text: 'Resources', href: '/resources/' } as const;
