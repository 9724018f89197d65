import type { SectionProps } from '../../../content-model/sectionProps';
import { Drawn } from './Drawn';
import type { deskTwice } from './schema';

/** It never changes once the page is there, so browsers get no code for it. */
export const DeskTwice = (section: SectionProps<typeof deskTwice>) => <Drawn {...section} />;
