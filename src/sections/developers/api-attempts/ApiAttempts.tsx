import type { SectionProps } from '../../../content-model/sectionProps';
import { Drawn } from './Drawn';
import type { apiAttempts } from './schema';

/** Attempts of a webhook; their code is loaded when they come into view. */
export const ApiAttempts = (section: SectionProps<typeof apiAttempts>) => <Drawn {...section} />;
