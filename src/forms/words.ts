import copy from '../copy/forms.json';
import type { FormField } from './definition';
import type { FieldName } from './fields';

const words: Readonly<Record<FieldName, { readonly label: string }>> = copy.fields;

/** What visitors read over a field. Forms of pages have it in their data, so that no browser gets all words. */
export const fieldLabel = ({ name, label }: FormField): string => label ?? words[name].label;

/** Whether a field says no more than its name. */
export const isUsual = (field: FormField): boolean => fieldLabel(field) === words[field.name].label;
