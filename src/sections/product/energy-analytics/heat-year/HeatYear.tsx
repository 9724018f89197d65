import { Opening } from '../../../../ui/hero/Opening';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { RingedYear } from './RingedYear';
import type { heatYear } from './schema';

/** Opening whose drawing is a year of one building, and a question that the eye can answer. */
export const HeatYear = (section: SectionProps<typeof heatYear>) => (
  <Opening opening={section} drawing={<RingedYear {...section} />} />
);
