import { Opening } from '../../../ui/hero/Opening';
import type { SectionProps } from '../../../content-model/sectionProps';
import { Finder } from './Finder';
import { Shelf } from './Shelf';
import type { register } from './schema';

/** A field that finds a feature, and the shelf that has them all. */
export const Register = (section: SectionProps<typeof register>) => (
  <>
    <Opening opening={section} drawing={<Finder {...section} />} />
    <Shelf {...section} />
  </>
);
