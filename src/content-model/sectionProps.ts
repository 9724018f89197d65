import type { z } from 'zod';

/** What the component of a section gets: what its schema gives, with all that the build puts in. */
export type SectionProps<Schema extends z.ZodType> = Omit<z.output<Schema>, 'type'>;
