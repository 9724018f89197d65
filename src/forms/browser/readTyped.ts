import type { FormDefinition, Values } from '../definition';
import { joinChoices } from '../fields';

/** What stands in a form of the page: somebody may have typed before the page was alive. */
export function readTyped(element: HTMLFormElement, form: FormDefinition): Values {
  const data = new FormData(element);
  const typed = form.inputs.map(({ name }) => [
    name,
    joinChoices(
      data.getAll(name).flatMap((value) => (typeof value === 'string' ? value || [] : [])),
    ),
  ]);
  return Object.fromEntries(typed.filter(([, value]) => value !== '')) as Values;
}
