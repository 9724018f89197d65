import { graphql } from 'gatsby';
import { StepsList } from '../../../ui/content/StepsList';
import { FormBeside } from '../../../ui/forms/FormBeside';

/** A form beside what follows when it is sent. On a page without navigation it shows the way home. */
export function FormSection(section: Queries.FormSectionPartsFragment) {
  const { isHead, hasLogo, items } = section;
  return (
    <FormBeside section={section} isHead={isHead} hasLogo={hasLogo}>
      {items.length > 0 ? <StepsList steps={items} /> : null}
    </FormBeside>
  );
}

export const fragment = graphql`
  fragment FormSectionParts on FormSection {
    ...FormBeside
    isHead
    hasLogo
    items {
      title
      text
    }
  }
`;
