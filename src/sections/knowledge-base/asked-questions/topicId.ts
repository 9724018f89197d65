/** Anchor of a topic on the hub: the last part of its address. */
export const topicId = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? '';
