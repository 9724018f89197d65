/** Anchor of an agenda item of a webinar, by its minute. */
export const minuteAnchor = (minute: number): string => `minute-${minute}`;
