import type { ComponentType } from 'react';
import { SuspenseBoundaries } from '../../ui/layout/SuspenseBoundaries';
import type { SectionData } from './sectionsOf';

/** Components by the types of their sections. */
export type SectionComponents = Readonly<Record<string, ComponentType<never>>>;

interface SectionListProps {
  readonly sections: readonly SectionData[];
  readonly components: SectionComponents;
}

/**
 * The sections of a page in their order; nothing stands between two, so that they can be neighbors in
 * CSS.
 */
export function SectionList({ sections, components }: SectionListProps) {
  return (
    <SuspenseBoundaries>
      {sections.map((section, index) => {
        const Section = components[section.type] as ComponentType<object> | undefined;
        return Section ? <Section key={`${section.type} ${index}`} {...section} /> : null;
      })}
    </SuspenseBoundaries>
  );
}
