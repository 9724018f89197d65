import { StepsList } from '../../../ui/content/StepsList';
import { FormBeside } from '../../../ui/forms/FormBeside';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { form } from './schema';

/** A form beside what follows when it is sent. On a page without navigation it shows the way home. */
export function FormSection(section: SectionProps<typeof form>) {
  const { isHead, hasLogo, items } = section;
  return (
    <FormBeside section={section} isHead={isHead} hasLogo={hasLogo}>
      {items.length > 0 ? <StepsList steps={items} /> : null}
    </FormBeside>
  );
}
