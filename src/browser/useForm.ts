import { useMemo, useState } from 'react';
import type { Answers, FieldName, Form, Outcome, Send } from '../forms/form';
import { session } from './session';
import { useHydrated } from './useHydrated';

/**
 * A form as it is filled in and sent. This tab keeps what was typed over a reload, under `key`; it
 * is forgotten once it is sent.
 */
export function useForm<Name extends FieldName>(form: Form<Name>, key: string, send: Send<Name>) {
  const isHydrated = useHydrated();
  const kept = useMemo(
    // Not before the page is alive: its HTML was made for everybody.
    () => (isHydrated ? form.read(session.read(key)) : form.empty),
    [isHydrated, form, key],
  );
  const [typed, setTyped] = useState<Answers<Name>>();
  const [outcome, setOutcome] = useState<Outcome>();
  const answers = typed ?? kept;

  const change = (next: Answers<Name>): void => {
    setTyped(next);
    if (form.isEmpty(next)) session.forget(key);
    else session.write(key, JSON.stringify(next));
  };

  const submit = async (): Promise<void> => {
    const result = await send(answers).catch((): Outcome => 'failed');
    if (result === 'sent') change(form.empty);
    setOutcome(result);
  };

  return {
    answers,
    change,
    submit,
    hasFailed: outcome === 'failed',
    /** How it ended, if it did. */
    end: outcome === 'failed' ? undefined : outcome,
    /** Back to the fields. */
    reset: (): void => setOutcome(undefined),
  };
}
