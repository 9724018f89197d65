import type { SectionProps } from '../../../content-model/sectionProps';
import { Drawn } from './Drawn';
import type { apiEvents } from './schema';

/** Events and signatures; they never change once the page is there, so browsers get no code for them. */
export const ApiEvents = (section: SectionProps<typeof apiEvents>) => <Drawn {...section} />;
