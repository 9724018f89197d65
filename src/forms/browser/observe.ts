import { eventOf, type Input, type SentForm } from '../analytics/submission';
import { FORMS_PATH } from '../submission';
import { push } from '../../consent/browser/dataLayer';

/** Where forms go: the marketing-form service, in any version, and our own way to it. */
const SUBMIT = /\/submissions\/v\d+\/integration\/(?:secure\/)?submit\//;

const isSubmit = (method: string | undefined, address: string): boolean =>
  method?.toUpperCase() === 'POST' &&
  (SUBMIT.test(address) || new URL(address, location.href).pathname === FORMS_PATH);

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

function inputOf(control: Control): Input {
  const isOff = control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
  return {
    name: control.name,
    value: isOff && !control.checked ? '' : control.value,
    isRequired: control.required,
    isVisible: control.checkVisibility?.() ?? control.offsetParent !== null,
  };
}

function sentForm(form: HTMLFormElement, submitter: HTMLElement | null): SentForm {
  const button =
    submitter ?? form.querySelector<HTMLElement>('[type="submit"], button:not([type])');
  const label = button instanceof HTMLInputElement ? button.value : (button?.textContent ?? '');
  return { inputs: [...form.elements].filter(isControl).map(inputOf), label: label.trim() };
}

/** The form that was sent last, until a request has told of it. */
let sent: SentForm | undefined;

/** One that analytics have no business with is never told of. */
const note = (form: HTMLFormElement, submitter: HTMLElement | null): void => {
  sent = 'uncounted' in form.dataset ? undefined : sentForm(form, submitter);
};

function tell(): void {
  const event = sent && eventOf(sent);
  sent = undefined;
  if (event) push({ ...event });
}

/**
 * Watches every form that is sent from the page, ours and those that a service brings along: the
 * first request that carries one to the service fires its event, a second way of the same one none
 * (specification 3, 5 and 7).
 */
function observe(): void {
  document.addEventListener(
    'submit',
    ({ target, submitter }) => {
      if (target instanceof HTMLFormElement) note(target, submitter);
    },
    { capture: true },
  );

  const fetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const method = init?.method ?? (input instanceof Request ? input.method : undefined);
    if (isSubmit(method, address)) tell();
    return fetch(input, init);
  };

  const requests = XMLHttpRequest.prototype;
  // oxlint-disable-next-line typescript/unbound-method
  const { open } = requests;
  requests.open = function (
    this: XMLHttpRequest,
    method: string,
    address: string | URL,
    ...rest: [boolean?, string?, string?]
  ): void {
    if (isSubmit(method, String(address))) this.addEventListener('loadstart', tell, { once: true });
    Reflect.apply(open, this, [method, address, ...rest]);
  };
}

/** Notes the form that is being sent, for whoever began to observe only then. */
export function rememberForm(form: HTMLFormElement, submitter: HTMLElement | null): void {
  note(form, submitter);
}

let isObserving = false;

/** Observes from now on; asked again it does nothing. */
export function observeForms(): void {
  if (isObserving) return;
  isObserving = true;
  observe();
}
