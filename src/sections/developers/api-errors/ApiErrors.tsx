import type { SectionProps } from '../../../content-model/sectionProps';
import { Drawn } from './Drawn';
import type { apiErrors } from './schema';

/** Errors; they never change once the page is there, so browsers get no code for them. */
export const ApiErrors = (section: SectionProps<typeof apiErrors>) => <Drawn {...section} />;
