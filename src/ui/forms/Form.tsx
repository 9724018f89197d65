import { graphql, navigate } from 'gatsby';
import { useEffect, useMemo, useRef, type FormEvent, type ReactNode } from 'react';
import { readTyped } from '../../forms/browser/readTyped';
import { sayError, useForm } from '../../forms/browser/useForm';
import { useHydrated } from '../../browser/useHydrated';
import copy from '../../copy/forms.json';
import { isForDesk, type Values } from '../../forms/definition';
import type { NamedForm } from '../../forms/deliverFromBrowser';
import type { Hidden } from '../../forms/leads/schema';
import { FORMS_PATH, hiddenNames, TRAP } from '../../forms/submission';
import type { FormError } from '../../forms/validate';
import { Button } from '../primitives/Button';
import { ErrorSummary } from '../primitives/ErrorSummary';
import { Fold } from '../primitives/Fold';
import { Icon } from '../primitives/Icon';
import { NoticeOffline } from '../primitives/NoticeOffline';
import * as styles from './Form.module.css';
import { FormField } from './FormField';
import { useFormPage } from './FormPage';
import { FormTrouble } from './FormTrouble';

interface FormProps {
  readonly form: NamedForm | Queries.FormPartsFragment;
  /** Heading level inside it; 2 under the page title. */
  readonly level?: 2 | 3;
  /** Id of the heading that labels it. */
  readonly labelledBy: string;
  /** Id of the form, if some inputs stand outside it. */
  readonly id?: string;
  /** Values of `children`, by input name. */
  readonly fixed?: Values;
  /** Thank-you page, if not that of the form. */
  readonly thanks?: string | undefined;
  /** `row` sets three fields and the button beside each other, where its container has room. */
  readonly look?: 'column' | 'row';
  /** Choices before the fields. */
  readonly children?: ReactNode;
  /** Choices after the fields that have to be filled in. */
  readonly after?: ReactNode;
  /** Line of the fold that keeps the fields which need not be. */
  readonly fold?: string | undefined;
  /** Called when sent; goes to the thank-you page by default. */
  readonly onSent?: () => void;
}

/**
 * Form defined in `content/data/forms/`. Validated on submit; entries are kept, and without
 * JavaScript the browser posts the same data to the same address.
 */
export function Form(props: FormProps) {
  const { labelledBy, fixed, thanks, look = 'column', children, after, fold } = props;
  // The content check has read the names of its fields.
  const form = props.form as NamedForm;
  const { onSent = () => navigate(thanks ?? form.thanks) } = props;
  const element = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const trap = (): string => {
    const field = element.current?.elements.namedItem(TRAP);
    return field instanceof HTMLInputElement ? field.value : '';
  };
  const { values, errors, left, trouble, isWaiting, isBusy, change, prepare, submit } = useForm(
    form,
    {
      fixed,
      thanks,
      typedBefore: () => (element.current ? readTyped(element.current, form) : {}),
      trap,
      onSent,
    },
  );

  const hidden: Partial<Hidden> = { form: form.slug, ...useFormPage(), thanks };
  const shown = form.inputs.filter(({ name }) => !fixed || !(name in fixed));
  const isSingle = shown.length === 1;
  // A new list takes the focus, so make one per validation.
  const inWords = useMemo(() => errorsInWords(form, errors), [form, errors]);
  const hasText = Object.values(values).some((value) => value !== '');

  useEffect(() => {
    const { current } = element;
    current?.addEventListener('focusin', prepare, { once: true });
    return () => current?.removeEventListener('focusin', prepare);
  }, [prepare]);

  useEffect(() => {
    // A single field shows its own error.
    if (isSingle) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isSingle, errors]);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    await submit(event.currentTarget, submitter);
  }

  const fieldOf = (field: (typeof shown)[number]) => (
    <FormField
      key={field.name}
      id={idOf(form, field.name)}
      field={field}
      isHalf={look === 'row' || (HALVES.includes(field.name) && isNamed(form))}
      value={values[field.name] ?? ''}
      error={
        left.some((error) => error.field === field.name)
          ? inWords.find((error) => error.field === field.name)?.text
          : undefined
      }
      onChange={(value) => change({ ...values, [field.name]: value })}
    />
  );

  return (
    <form
      ref={element}
      id={props.id}
      // Until then the browser validates.
      noValidate={isHydrated}
      aria-labelledby={labelledBy}
      action={FORMS_PATH}
      method="post"
      data-uncounted={isForDesk(form) ? '' : undefined}
      className={`${styles.root} ${look === 'row' ? styles.row : ''}`}
      onSubmit={(event) => void send(event)}
    >
      {hiddenNames.map((name) =>
        hidden[name] ? <input key={name} type="hidden" name={name} value={hidden[name]} /> : null,
      )}
      <p className={styles.trap} aria-hidden="true">
        <label htmlFor={idOf(form, TRAP)}>{copy.answers.trap}</label>
        <input id={idOf(form, TRAP)} name={TRAP} tabIndex={-1} autoComplete="off" defaultValue="" />
      </p>
      {isSingle ? null : <ErrorSummary errors={inWords} level={props.level ?? 3} />}
      {hasText && !isWaiting ? <NoticeOffline /> : null}
      {children}
      {shown.filter(({ isOptional }) => !fold || !isOptional).map(fieldOf)}
      {after}
      {fold ? (
        <Fold title={fold}>{shown.filter(({ isOptional }) => isOptional).map(fieldOf)}</Fold>
      ) : null}
      <FormTrouble trouble={trouble} isWaiting={isWaiting} />
      <Button
        type="submit"
        isBlock
        aria-busy={isBusy}
        className={look === 'row' ? styles.end : styles.wide}
      >
        {isBusy ? <Icon name="refresh" /> : null}
        {form.button}
      </Button>
    </form>
  );
}

const idOf = ({ slug }: NamedForm, name: string): string => `${slug}-${name}`;

const errorsInWords = (form: NamedForm, errors: readonly FormError[]) =>
  errors.flatMap(({ field, code }) => {
    const asked = form.inputs.find(({ name }) => name === field);
    return asked ? [{ id: idOf(form, field), text: sayError(asked, code), field }] : [];
  });

/** Fields set in pairs where a form asks for both names. */
const HALVES: readonly string[] = ['firstName', 'lastName', 'phoneNumber', 'companyName'];

const isNamed = ({ inputs }: NamedForm): boolean => inputs.some(({ name }) => name === 'lastName');

export const fragment = graphql`
  fragment FormParts on Form {
    slug
    service
    button
    thanks
    inputs {
      name
      label
      help
      missing
      isOptional
      options
    }
  }
`;
