import type { FormDefinition } from './definition';

/** What travels beside the fields in inputs that are hidden; only a script knows an id and a time. */
export const hiddenNames = ['form', 'id', 'page', 'pageName', 'thanks'] as const;

/** Name of a field that no person sees. */
export const TRAP = 'homepage';

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
