import type { SiteRecord } from '../../record/schema';
import type { Pair } from '../review';
import type { Look } from './look';

/** Whether what a page is about ended or closed between two builds, as the calendar of the first says. */
const isOver = (path: string, { days, today }: SiteRecord, after: SiteRecord): boolean =>
  days.some(
    ({ at, kind, on }) =>
      at === path && (kind === 'ends' || kind === 'closes') && on >= today && on < after.today,
  );

/** Forms that are gone before their day, that count otherwise, or that lead elsewhere. */
export function formFindings({ was, is }: Pair, before: SiteRecord, after: SiteRecord): Look[] {
  const kept = new Map(is.forms.map((form) => [form.form, form]));
  return was.forms.flatMap((form): Look[] => {
    const now = kept.get(form.form);
    if (!now && isOver(was.path, before, after)) return [];
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
