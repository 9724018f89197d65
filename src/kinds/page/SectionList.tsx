import type { ComponentType } from 'react';
import type { SectionType } from '../../registry/sections';
import { SuspenseBoundaries } from '../../ui/layout/SuspenseBoundaries';

/** `faq` → `FaqSection`, as GraphQL calls it. */
type SectionTypeName = `${Capitalize<SectionType>}Section`;

/** The component of each type; what it needs of the data stands in its own fragment. */
export type SectionComponents = Readonly<Record<SectionTypeName, ComponentType<never>>>;

interface SectionListProps {
  readonly sections: readonly { readonly __typename: string }[];
  readonly components: Partial<SectionComponents>;
}

/**
 * The sections of a page in their order; nothing stands between two, so that they can be neighbors in
 * CSS.
 */
export function SectionList({ sections, components }: SectionListProps) {
  return (
    <SuspenseBoundaries>
      {sections.map((section, index) => {
        const Section = components[section.__typename as SectionTypeName] as
          | ComponentType<object>
          | undefined;
        return Section ? <Section key={`${section.__typename} ${index}`} {...section} /> : null;
      })}
    </SuspenseBoundaries>
  );
}
