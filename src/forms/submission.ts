import type { FormDefinition, Values } from './definition';

/** A form that was filled in and sent, on its way to the marketing-form service. */
export interface Submission {
  /** UUID from the browser, or from the function where there was none. It is sent along. */
  readonly id: string;
  /** Name of the form's file in `content/data/forms/`. */
  readonly form: string;
  /** Path of the page with the form. */
  readonly page: string;
  readonly pageName: string;
  /** Value of the service's cookie, where the visitor has it. */
  readonly visitor?: string | undefined;
  readonly fields: Values;
  /** When it was sent, ISO 8601. */
  readonly at: string;
}

/** What a browser posts to `/api/forms`, beside the fields. */
export const envelope = {
  form: 'form',
  id: 'id',
  page: 'page',
  pageName: 'pageName',
  /** The page's own thank-you page, where it is not that of the form. */
  thanks: 'thanks',
  /** How long the visitor had the form open, in milliseconds; set by script only. */
  openFor: 'openFor',
  /** A field that no person sees. */
  trap: 'homepage',
} as const;

/** Who is faster than this is no person. The browser waits for it rather than lose a quick one. */
export const SHORTEST_OPEN = 2000;

/** Where what forms send is received. */
export const FORMS_PATH = '/api/forms';

/** What `/api/forms` answers to JSON: the service has it, or we keep it until the service has it. */
export type Receipt = { readonly state: 'sent' | 'kept' };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export const isId = (value: string): boolean => UUID.test(value);

/** A page of this site, and no address that a browser would take for another host's. */
export const isPath = (value: string): boolean =>
  value.length <= 300 && /^\/([\w\-.]+\/)*$/.test(value);

/** The address of the thank-you page, for the page that the form was on. */
export const thanksFor = (form: FormDefinition, ownThanks: string | undefined): string =>
  ownThanks !== undefined && isPath(ownThanks) ? ownThanks : form.thanks;
