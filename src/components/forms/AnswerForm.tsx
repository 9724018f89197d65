import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { Answers, FieldName, Form } from '../../forms/form';
import { useHydrated } from '../../browser/useHydrated';
import copy from '../../copy/forms.json';
import { site } from '../../site';
import { Button } from '../primitives/Button';
import { ErrorSummary, type FieldError } from '../primitives/ErrorSummary';
import { Fields } from '../primitives/Fields';
import { Icon } from '../primitives/Icon';
import { Notice } from '../primitives/Notice';
import { NoticeOffline } from '../primitives/NoticeOffline';
import { TextArea } from '../primitives/TextArea';
import { TextField } from '../primitives/TextField';

interface AnswerFormProps<Name extends FieldName> {
  readonly form: Form<Name>;
  /** Begins the ids of its fields. */
  readonly name: string;
  readonly labelledBy: string;
  readonly answers: Answers<Name>;
  /** Whether the last try to send it failed. */
  readonly hasFailed: boolean;
  readonly send: string;
  /** Where it goes without JavaScript. */
  readonly action?: string;
  /** Whether its first field takes the focus when it comes. */
  readonly takesFocus?: boolean;
  /** What is chosen before the fields. */
  readonly children?: ReactNode;
  readonly onChange: (answers: Answers<Name>) => void;
  readonly onSend: () => Promise<void>;
}

const words: Readonly<Record<FieldName, { label: string; missing: string; malformed?: string }>> =
  copy.fields;

const controls = {
  fullName: { autoComplete: 'name' },
  email: { autoComplete: 'email', type: 'email' },
  company: { autoComplete: 'organization' },
  message: {},
} as const satisfies Record<FieldName, object>;

/** The fields of a form. They are checked when it is sent, and nothing typed is lost. */
export function AnswerForm<Name extends FieldName>(props: AnswerFormProps<Name>) {
  const { form, answers, children, onChange, onSend } = props;
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [isBusy, setBusy] = useState(false);
  const isHydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const { takesFocus } = props;
  useEffect(() => {
    if (takesFocus) element.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  }, [takesFocus]);

  const idOf = (name: FieldName): string => `${props.name}-${name}`;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = form.errorsIn(answers);
    const inWords = form.names.flatMap((name) => {
      const error = found[name];
      return error ? [{ id: idOf(name), text: words[name][error] ?? words[name].missing }] : [];
    });
    setErrors(inWords);
    if (inWords.length > 0 || isBusy) return;
    setBusy(true);
    await onSend();
    setBusy(false);
  }

  const field = (name: Name) => ({
    id: idOf(name),
    name: words[name].label,
    label: words[name].label,
    error: errors.find(({ id }) => id === idOf(name))?.text,
    value: answers[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...answers, [name]: target.value }),
  });

  return (
    <form
      ref={element}
      // Before that the browser asks for what is missing.
      noValidate={isHydrated}
      aria-labelledby={props.labelledBy}
      action={props.action}
      method="post"
      encType="text/plain"
      onSubmit={(event) => void submit(event)}
    >
      <Fields>
        <ErrorSummary errors={errors} level={3} />
        {form.isEmpty(answers) ? null : <NoticeOffline />}
        {props.hasFailed ? (
          <Notice tone="error" role="alert" title={copy.failed.title}>
            {copy.failed.text} <a href={`mailto:${site.email}`}>{site.email}</a>.
          </Notice>
        ) : null}
        {children}
        {form.names.map((name) =>
          name === 'message' ? (
            <TextArea key={name} {...field(name)} />
          ) : (
            <TextField key={name} {...field(name)} {...controls[name]} />
          ),
        )}
        <Button type="submit" isBlock aria-busy={isBusy}>
          {isBusy ? <Icon name="refresh" /> : null}
          {props.send}
        </Button>
      </Fields>
    </form>
  );
}
