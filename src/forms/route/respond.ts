import { readChoice } from '../../consent/choice';
import { isForDesk, type FormDefinition } from '../definition';
import { isPath, SHORTEST_OPEN, thanksFor, TRAP } from '../submission';
import type { Hidden, Posted } from '../leads/schema';
import { tidyValues, validate } from '../validate';
import { readRequest } from './readRequest';
import { receive, secondsToWait, type Outcome, type Receiving } from './receive';
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
  const page = read.page ?? cameFrom(request);
  const posted = {
    ...read,
    id: read.id ?? route.makeId(),
    page,
    pageName: read.pageName ?? page,
  } satisfies Hidden;
  const form = await route.readForm(posted.form);
  if (!form) return refusalResponse('unknownForm', request);
  const outcome = await outcomeOf(posted, form, request, route);
  return outcome.state === 'sent' || outcome.state === 'kept'
    ? doneResponse(outcome.state, thanksFor(form, posted.thanks), request)
    : formResponse(outcome, { form, posted }, request);
}

/** The page of this site that a browser says it comes from, for a form that does not name its own. */
function cameFrom(request: Request): string {
  const referer = request.headers.get('Referer') ?? '';
  const from = URL.canParse(referer) ? new URL(referer) : undefined;
  return from?.host === new URL(request.url).host && isPath(from.pathname) ? from.pathname : '/';
}

/** A machine fills in what no person sees, or is done before a person has read the form. */
const isMachine = ({ [TRAP]: trap, openFor }: Posted): boolean =>
  trap !== '' || (openFor !== undefined && openFor < SHORTEST_OPEN);

async function outcomeOf(
  posted: Posted & Required<Pick<Posted, 'id' | 'page' | 'pageName'>>,
  form: FormDefinition,
  request: Request,
  route: FormsRoute,
): Promise<Outcome> {
  if (isMachine(posted)) return { state: 'sent' };
  const seconds = await secondsToWait(route);
  if (seconds > 0) return { state: 'tooMany', seconds };
  const errors = validate(form, posted.fields);
  if (errors.length > 0) return { state: 'refused', errors };
  const { id, page, pageName } = posted;
  const submission = {
    id,
    form: posted.form,
    page,
    pageName,
    visitor: isForDesk(form) ? undefined : visitorOf(request),
    fields: tidyValues(form, posted.fields),
    at: new Date(route.now()).toISOString(),
  };
  return receive(submission, form, route);
}

/**
 * The number of the advertising cookie, with a yes to it. The cookie may be left from before a browser
 * that sends Global Privacy Control began to, or from a choice that does not count any more.
 */
function visitorOf({ headers }: Request): string | undefined {
  const cookies = headers.get('Cookie') ?? '';
  const isGranted = readChoice(cookies)?.granted.includes('marketing') === true;
  if (!isGranted || headers.get('Sec-GPC') === '1') return undefined;
  return /(?:^|;\s*)hubspotutk=([\w-]{1,64})(?:;|$)/.exec(cookies)?.[1];
}
