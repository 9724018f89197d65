import type { Pair } from '../review';
import type { Look } from './look';

/** Forms that are gone, that count otherwise, or that lead elsewhere. */
export function formFindings({ was, is }: Pair): Look[] {
  const kept = new Map(is.forms.map((form) => [form.form, form]));
  return was.forms.flatMap((form): Look[] => {
    const now = kept.get(form.form);
    if (!now)
      return [
        {
          id: `form:${is.path}:${form.form}`,
          verdict: 'stop',
          kind: 'forms',
          says: `The form “${form.label}” is gone from the page.`,
          verb: 'Do',
          todo: 'put it back, or say in the pull request where visitors go instead.',
        },
      ];
    return [
      ...(now.conversion === form.conversion
        ? []
        : [
            {
              id: `class:${form.form}`,
              kind: 'forms',
              says: `The button “${now.label}” makes a ${now.conversion} conversion of what was ${form.conversion}.`,
              verb: 'Ask',
              todo: 'does marketing know? The words of the button decide the class.',
              at: { file: `content/data/forms/${form.form}.yaml`, near: 'button:' },
            } satisfies Look,
          ]),
      ...(now.thanks === form.thanks
        ? []
        : [
            {
              id: `thanks-of:${is.path}:${form.form}`,
              kind: 'forms',
              says: `Whoever sends the form is led to ${now.thanks}, and no longer to ${form.thanks}.`,
              verb: 'Check',
              todo: 'send it once on the preview.',
            } satisfies Look,
          ]),
    ];
  });
}
