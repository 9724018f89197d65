import { StepsList } from '../../../ui/content/StepsList';
import { FormBeside } from '../../../ui/forms/FormBeside';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { form } from './schema';

/** On pages without navigation, the logo links home. */
export function FormSection(section: SectionProps<typeof form>) {
  const { isHead, hasLogo, items } = section;
  return (
    <FormBeside section={section} isHead={isHead} hasLogo={hasLogo}>
      {items.length > 0 ? <StepsList steps={items} /> : null}
    </FormBeside>
  );
}
