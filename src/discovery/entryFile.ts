/** Address of the calendar file with one event or webinar: `/events/iftar-dubai-2027.ics`. */
export const entryFile = (path: string): string => `${path.replace(/\/$/, '')}.ics`;
