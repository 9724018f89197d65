import type { SectionProps } from '../../../content-model/sectionProps';
import { Drawn } from './Drawn';
import type { whoseMinutes } from './schema';

/** Whose minutes they were; it never changes once the page is there, so browsers get no code for it. */
export const WhoseMinutes = (section: SectionProps<typeof whoseMinutes>) => <Drawn {...section} />;
