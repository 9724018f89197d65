import { StepsList } from '../../../ui/content/StepsList';
import { FormBeside } from '../../../ui/forms/FormBeside';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { form } from './schema';

export const FormSection = (section: SectionProps<typeof form>) => (
  <FormBeside section={section}>
    {section.items.length > 0 ? <StepsList steps={section.items} /> : null}
  </FormBeside>
);
