import { escape } from '../../http/escape';
import { answerPage, type AnswerPage } from '../../http/page';
import { fill } from '../../text/fillWords';
import copy from '../../copy/forms.json';
import notices from '../../copy/notices.json';
import type { FormDefinition } from '../definition';
import type { Hidden, Posted } from '../leads/schema';
import { FORMS_PATH, hiddenNames, TRAP } from '../submission';
import type { FormError } from '../validate';
import { messageOf } from '../messages';
import { hidden, idOf, renderField } from './formFields';
import { formStyle } from './formStyle';

/** A form with what was typed in it. */
export interface Filled {
  readonly form: FormDefinition;
  readonly posted: Posted & { readonly page: string };
}

const titleOf = (count: number): string => {
  if (count === 0) return copy.answers.again;
  if (count === 1) return notices.summary.one;
  return fill(notices.summary.other, { count: notices.counts[count] ?? count });
};

/** The page that answers a form which was not sent: the form itself, filled in, with its errors. */
export function formPage(
  { form, posted }: Filled,
  errors: readonly FormError[],
  notice: string,
): Promise<AnswerPage> {
  const title = titleOf(errors.length);
  return answerPage({
    title: errors.length > 0 ? copy.errorTitle + title : title,
    style: formStyle,
    hasForm: true,
    main: `<h1 id="title">${escape(title)}</h1>
<p class="lead" role="status">${escape(notice)}</p>
${renderSummary(form, errors)}
<form method="post" action="${FORMS_PATH}" novalidate aria-labelledby="title">
${renderHidden(posted)}
${form.inputs.map((field) => renderField(field, posted.fields[field.name] ?? '', errors)).join('\n')}
<button type="submit">${escape(form.button)}</button>
</form>
<p class="back"><a href="${escape(posted.page)}">${escape(copy.answers.page)}</a></p>`,
  });
}

function renderSummary(form: FormDefinition, errors: readonly FormError[]): string {
  const items = form.inputs.flatMap((field) =>
    errors
      .filter((error) => error.field === field.name)
      .map(({ code }) => {
        const message = escape(messageOf(field, code));
        return `<li><a href="#${idOf(field)}">${message}</a></li>`;
      }),
  );
  return items.length > 0 ? `<ul class="summary">${items.join('')}</ul>` : '';
}

/** What goes with the fields. */
function renderHidden(posted: Hidden): string {
  const inputs = hiddenNames.map((name) => (posted[name] ? hidden(name, posted[name]) : ''));
  return `${inputs.join('')}
<p class="trap" aria-hidden="true"><label for="${TRAP}">${escape(copy.answers.trap)}</label><input id="${TRAP}" name="${TRAP}" tabindex="-1" autocomplete="off"></p>`;
}
