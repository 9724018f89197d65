import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Values } from '../../forms/definition';
import { deliver, type Delivery, type NamedForm } from '../../forms/delivery';
import { SHORTEST_OPEN } from '../../forms/submission';
import { looksLikePhone, tidyValues, validate, type FormError } from '../../forms/validate';
import { settings } from '../../settings';
import { session } from '../session';
import { useHydrated } from '../useHydrated';
import { readDraft } from './draft';
import { observeForms } from './observe';
import { phoneCheck } from './phone';
import { rememberSent } from './sentAt';

const { forms } = settings;
const service = forms && { baseUrl: forms.baseUrl, portal: forms.portalId };

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

const visitor = (): string | undefined => /(?:^|; )hubspotutk=([\w-]+)/.exec(document.cookie)?.[1];

const idKey = ({ slug }: NamedForm): string => `form-id-${slug}`;

/** The same form keeps its id over every try and every reload, so that it is counted once. */
function idOf(form: NamedForm): string {
  const id = session.read(idKey(form)) ?? crypto.randomUUID();
  session.write(idKey(form), id);
  return id;
}

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
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const [isWaiting, setWaiting] = useState(false);
  const openedAt = useRef(0);
  const values = { ...(typed ?? kept), ...fixed };

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
    observeForms();
    adopt();
  }, []);

  async function send(): Promise<void> {
    setBusy(true);
    setTrouble(undefined);
    setWaiting(false);
    await wait(SHORTEST_OPEN - (performance.now() - openedAt.current));
    const delivery = await deliver(
      {
        id: idOf(form),
        form: form.slug,
        page: location.pathname,
        pageName: document.title,
        visitor: visitor(),
        fields: tidyValues(form, values),
        at: new Date().toISOString(),
      },
      form,
      {
        service,
        origin: location.origin,
        openFor: Math.round(performance.now() - openedAt.current),
        trap: trap(),
        thanks,
      },
    );
    setBusy(false);
    if (delivery.state === 'refused') setErrors(delivery.errors);
    else if (delivery.state === 'tooMany' || delivery.state === 'failed') {
      setTrouble(delivery);
      setWaiting(!navigator.onLine);
    } else {
      setTyped({});
      session.forget(key);
      session.forget(idKey(form));
      rememberSent();
      onSent();
    }
  }

  async function submit(): Promise<void> {
    if (isBusy) return;
    const found = validate(form, values, phoneCheck() ?? looksLikePhone);
    setErrors(found);
    if (found.length === 0) await send();
  }

  const sendAgain = useEffectEvent(() => void send());
  useEffect(() => {
    if (!isWaiting) return undefined;
    const again = (): void => sendAgain();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isWaiting]);

  return { values, errors, trouble, isWaiting, isBusy, change, submit };
}
