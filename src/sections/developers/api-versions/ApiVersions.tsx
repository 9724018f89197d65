import type { SectionProps } from '../../../content-model/sectionProps';
import { Drawn } from './Drawn';
import type { apiVersions } from './schema';

/** Versions and changes; their code is loaded when they come into view. */
export const ApiVersions = (section: SectionProps<typeof apiVersions>) => <Drawn {...section} />;
