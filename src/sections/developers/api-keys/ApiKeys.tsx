import type { SectionProps } from '../../../content-model/sectionProps';
import { Drawn } from './Drawn';
import type { apiKeys } from './schema';

/** Authentication; it never changes once the page is there, so browsers get no code for it. */
export const ApiKeys = (section: SectionProps<typeof apiKeys>) => <Drawn {...section} />;
