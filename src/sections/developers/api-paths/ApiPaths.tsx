import type { SectionProps } from '../../../content-model/sectionProps';
import { Drawn } from './Drawn';
import type { apiPaths } from './schema';

/** Every call; it never changes once the page is there, so browsers get no code for it. */
export const ApiPaths = (section: SectionProps<typeof apiPaths>) => <Drawn {...section} />;
