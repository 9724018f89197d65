import type { SectionProps } from '../../../content-model/sectionProps';
import { Drawn } from './Drawn';
import type { apiLimit } from './schema';

/** Calls a minute; its code is loaded when it comes into view. */
export const ApiLimit = (section: SectionProps<typeof apiLimit>) => <Drawn {...section} />;
