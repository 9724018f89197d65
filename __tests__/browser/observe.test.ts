/** @jest-environment jsdom */
import { observeForms, rememberForm } from '../../src/forms/browser/observe';
import { FORMS_PATH } from '../../src/forms/submission';

const formWith = (attributes: string): HTMLFormElement => {
  document.body.innerHTML = `<form ${attributes}><input name="email" value="dana@kestrel.example"><button>Send</button></form>`;
  return document.forms[0] as HTMLFormElement;
};

/** Names of the events that sending a form leaves for the tags. */
async function eventsOf(form: HTMLFormElement): Promise<unknown[]> {
  window.dataLayer = [];
  rememberForm(form, null);
  await window.fetch(FORMS_PATH, { method: 'POST' });
  return window.dataLayer.map((entry) => (entry as { event: string }).event);
}

beforeAll(() => {
  // jsdom has none.
  Object.assign(globalThis, { Request: class {} });
  window.fetch = () => Promise.resolve({} as Response);
  observeForms();
});

it('tells of a form that is sent', async () => {
  expect(await eventsOf(formWith(''))).toEqual(['form_submit']);
});

it('tells nothing of one that is for the privacy desk', async () => {
  expect(await eventsOf(formWith('data-uncounted'))).toEqual([]);
});
