import type { SectionProps } from '../../../content-model/sectionProps';
import { Drawn } from './Drawn';
import type { outageList } from './schema';

/** The log of outages; it never changes once the page is there, so browsers get no code for it. */
export const OutageList = (section: SectionProps<typeof outageList>) => <Drawn {...section} />;
