import type { ComponentType } from 'react';
import { SuspenseBoundaries } from '../../ui/layout/SuspenseBoundaries';
import type { SectionData } from './sectionsOf';

/** Components, by section type. */
export type SectionComponents = Readonly<Record<string, ComponentType<never>>>;

interface SectionListProps {
  readonly sections: readonly SectionData[];
  readonly components: SectionComponents;
}

/** Sections of a page, without elements between them, so that CSS can select neighbors. */
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
