import { isForDesk, type FormDefinition } from '../definition';
import { SHORTEST_OPEN, thanksFor } from '../submission';
import { tidyValues, validate } from '../validate';
import type { Posted } from './readPosted';
import { readRequest } from './readRequest';
import { receive, type Outcome, type Receiving } from './receive';
import { doneResponse, formResponse, refusalResponse } from './responses';

export interface FormsRoute extends Receiving {
  readonly readForm: (id: string) => Promise<FormDefinition | undefined>;
  readonly makeId: () => string;
}

/** Answers what a form posts. Source: docs/developers/forms.md. */
export async function respond(request: Request, route: FormsRoute): Promise<Response> {
  const read = await readRequest(request);
  if (typeof read === 'string') return refusalResponse(read, request);
  // A form that is answered with itself keeps its id, so that a second click counts once.
  const posted = { ...read, id: read.id ?? route.makeId() };
  const form = await route.readForm(posted.form);
  if (!form) return refusalResponse('unknownForm', request);
  const outcome = await outcomeOf(posted, form, request, route);
  return outcome.state === 'sent' || outcome.state === 'kept'
    ? doneResponse(outcome.state, thanksFor(form, posted.thanks), request)
    : formResponse(outcome, { form, posted }, request);
}

/** A machine fills in what no person sees, or is done before a person has read the form. */
const isMachine = ({ trap, openFor }: Posted): boolean =>
  trap !== '' || (openFor !== undefined && openFor < SHORTEST_OPEN);

async function outcomeOf(
  posted: Posted & { readonly id: string },
  form: FormDefinition,
  request: Request,
  route: FormsRoute,
): Promise<Outcome> {
  if (isMachine(posted)) return { state: 'sent' };
  const errors = validate(form, posted.fields);
  if (errors.length > 0) return { state: 'refused', errors };
  const submission = {
    id: posted.id,
    form: posted.form,
    page: posted.page,
    pageName: posted.pageName ?? posted.page,
    visitor: isForDesk(form) ? undefined : visitorOf(request),
    fields: tidyValues(form, posted.fields),
    at: new Date(route.now()).toISOString(),
  };
  return receive(submission, form, route);
}

/** The cookie by which the service knows a visitor who agreed to it. */
const visitorOf = (request: Request): string | undefined =>
  /(?:^|;\s*)hubspotutk=([\w-]{1,64})(?:;|$)/.exec(request.headers.get('Cookie') ?? '')?.[1];
