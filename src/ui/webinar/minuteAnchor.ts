/** Name of the minute of a webinar at which a part begins, on its page. */
export const minuteAnchor = (minute: number): string => `minute-${minute}`;
