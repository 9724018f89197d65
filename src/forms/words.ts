import copy from '../copy/forms.json';
import type { FormField } from './definition';
import type { FieldName } from './fields';

const words: Readonly<Record<FieldName, { readonly label: string }>> = copy.fields;

/** What visitors read over a field. */
export const fieldLabel = ({ name, label }: FormField): string => label ?? words[name].label;
