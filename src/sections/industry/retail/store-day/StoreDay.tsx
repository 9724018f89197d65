import { Opening } from '../../../../ui/hero/Opening';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { storeDay } from './schema';
import { StoreHours } from './StoreHours';

/** Opening whose drawing is a store’s day, from closing to closing. */
export const StoreDay = (section: SectionProps<typeof storeDay>) => (
  <Opening opening={section} drawing={<StoreHours {...section} />} />
);
