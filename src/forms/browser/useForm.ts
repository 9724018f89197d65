import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Values } from '../definition';
import type { Delivery, NamedForm } from '../deliverFromBrowser';
import { SHORTEST_OPEN } from '../submission';
import type { FormError } from '../validate';
import { settings } from '../../settings';
import { permitted } from '../../consent/browser/signal';
import { storedChoice } from '../../consent/browser/storedChoice';
import { session } from '../../browser/session';
import { useHydrated } from '../../browser/useHydrated';
import { readDraft } from './draft';
import { plainTitle, useErrorInTitle } from './errorInTitle';
import { forgetId, idFor } from './id';
import { isPossibleNumber } from './phone';
import type * as sendingCode from './lazyForms';
import { rememberSent } from './sentAt';

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

/** The number of the advertising cookie, with a yes to it; none where the browser shows no cookies. */
function visitor(): string | undefined {
  if (!permitted(storedChoice()?.granted ?? []).includes('marketing')) return undefined;
  try {
    return /(?:^|; )hubspotutk=([\w-]+)/.exec(document.cookie)?.[1];
  } catch {
    return undefined;
  }
}

type SendingCode = typeof sendingCode;

/** What sends forms, once it is here. */
let loaded: SendingCode | undefined;

/** Undefined where it does not arrive: without a connection, for example. */
async function loadSending(): Promise<SendingCode | undefined> {
  loaded ??= await import('./lazyForms').catch(() => undefined);
  return loaded;
}

/** Asks for what sends forms before it is needed, and observes them from then on. */
const prepare = (): void => void loadSending().then((sending) => sending?.observeForms());

interface Sending {
  /** Values that the page holds, and no field shows. */
  readonly fixed?: Values | undefined;
  readonly thanks?: string | undefined;
  /** What was typed before the page was alive. */
  readonly typedBefore: () => Values;
  /** Text of the trap at this moment. */
  readonly trap: () => string;
  readonly onSent: () => void;
}

/** What was found when the form was last sent, and in which words. */
interface Checked {
  readonly errors: readonly FormError[];
  readonly values: Values;
}

const UNCHECKED: Checked = { errors: [], values: {} };

const findErrors = (
  { validate, looksLikePhone }: SendingCode,
  form: NamedForm,
  values: Values,
): FormError[] =>
  validate(form, values, (value) => looksLikePhone(value) && isPossibleNumber(value));

/** The errors that nobody has put right yet; one that the service found, until its field changes. */
function stillWrong(
  form: NamedForm,
  { errors, values: before }: Checked,
  values: Values,
): readonly FormError[] {
  if (errors.length === 0) return errors;
  const now = loaded ? findErrors(loaded, form, values) : [];
  return errors.filter(
    ({ field }) =>
      (values[field] ?? '') === (before[field] ?? '') || now.some((error) => error.field === field),
  );
}

/** An error in words; there is none before the code that finds errors is here. */
export const sayError: SendingCode['messageOf'] = (field, code) =>
  loaded?.messageOf(field, code) ?? '';

/** How the last try ended, as far as the visitor has to know. */
export type Trouble = Extract<Delivery, { state: 'tooMany' | 'failed' }>;

/**
 * A form as it is filled in and sent. This tab keeps what was typed over a reload; it is forgotten
 * once it is sent. A form that could not leave for want of a connection goes as soon as there is one.
 */
export function useForm(form: NamedForm, { fixed, thanks, typedBefore, trap, onSent }: Sending) {
  const key = `form-${form.slug}`;
  const isHydrated = useHydrated();
  const kept = useMemo(
    // Not before the page is alive: its HTML was made for everybody.
    () => (isHydrated ? readDraft(session.read(key), form) : {}),
    [isHydrated, key, form],
  );
  const [typed, setTyped] = useState<Values>();
  const [checked, setChecked] = useState<Checked>(UNCHECKED);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const [isWaiting, setWaiting] = useState(false);
  const isRunning = useRef(false);
  const openedAt = useRef(0);
  const values = { ...(typed ?? kept), ...fixed };
  const left = stillWrong(form, checked, values);
  useErrorInTitle(left.length > 0);

  const change = (next: Values): void => {
    setTyped(next);
    if (Object.values(next).every((value) => value === '')) session.forget(key);
    else session.write(key, JSON.stringify(next));
  };

  const adopt = useEffectEvent(() => {
    const early = Object.entries(typedBefore()).filter(([name]) => !fixed || !(name in fixed));
    if (early.length === 0) return;
    change({ ...readDraft(session.read(key), form), ...Object.fromEntries(early) });
  });
  useEffect(() => {
    openedAt.current = performance.now();
    // Only now is there anything to read: the inputs of the HTML.
    // oxlint-disable-next-line react/set-state-in-effect
    adopt();
  }, []);

  /** Nobody has it but the visitor. */
  function stayHere(outcome: Trouble): void {
    setTrouble(outcome);
    setWaiting(!navigator.onLine);
  }

  async function send({ deliverFromBrowser, tidyValues }: SendingCode): Promise<void> {
    setTrouble(undefined);
    setWaiting(false);
    await wait(SHORTEST_OPEN - (performance.now() - openedAt.current));
    const fields = tidyValues(form, values);
    const delivery = await deliverFromBrowser(
      {
        id: idFor(form, fields),
        form: form.slug,
        page: location.pathname,
        pageName: plainTitle(),
        visitor: visitor(),
        fields,
        at: new Date().toISOString(),
      },
      form,
      {
        service: settings.forms,
        origin: location.origin,
        openFor: Math.round(performance.now() - openedAt.current),
        trap: trap(),
        thanks,
      },
    );
    if (delivery.state === 'refused') setChecked({ errors: delivery.errors, values });
    else if (delivery.state === 'tooMany' || delivery.state === 'failed') stayHere(delivery);
    else {
      setTyped({});
      session.forget(key);
      forgetId(form);
      rememberSent();
      onSent();
    }
  }

  /** One at a time: a second click sends nothing. */
  async function once(act: (sending: SendingCode) => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      const sending = await loadSending();
      if (sending) await act(sending);
      else stayHere({ state: 'failed' });
    } catch (error) {
      stayHere({ state: 'failed' });
      // Somebody has to hear of it; the form can be sent again.
      reportError(error);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  const submit = (element: HTMLFormElement, submitter: HTMLElement | null): Promise<void> =>
    once(async (sending) => {
      const { observeForms, rememberForm } = sending;
      const errors = findErrors(sending, form, values);
      setChecked({ errors, values });
      if (errors.length > 0) return;
      observeForms();
      rememberForm(element, submitter);
      await send(sending);
    });

  const sendAgain = useEffectEvent(() => void once(send));
  useEffect(() => {
    if (!isWaiting) return undefined;
    const again = (): void => sendAgain();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isWaiting]);

  return {
    values,
    errors: checked.errors,
    left,
    trouble,
    isWaiting,
    isBusy,
    change,
    prepare,
    submit,
  };
}
