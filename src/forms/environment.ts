import { isForDesk, type FormDefinition } from './definition';
import { sendToDesk } from './desk';
import { sendToService, type Reply, type Service } from './service';
import type { Submission } from './leads/schema';

type Environment = Readonly<Record<string, string | undefined>>;

/** The marketing-form service; undefined without its address or our portal, which keeps all here. */
export function serviceOf(env: Environment): Service | undefined {
  const { FORMS_BASE_URL: baseUrl, FORMS_PORTAL_ID: portal } = env;
  return baseUrl && portal ? { baseUrl, portal } : undefined;
}

/** Sends a submission to whom its form names; undefined where that one is not there. */
export type Send = (submission: Submission, form: FormDefinition) => Promise<Reply> | undefined;

/** Undefined where nothing can be sent to anybody. `origin` is that of the site. */
export function senderOf(env: Environment, origin: string): Send | undefined {
  const service = serviceOf(env);
  const { DESK_URL: address } = env;
  if (!service && !address) return undefined;
  return (submission, form) => {
    if (isForDesk(form)) return address ? sendToDesk(submission, { address }) : undefined;
    return service && sendToService(submission, form, { service, origin });
  };
}

const PER_MINUTE = 10;

/** How many forms an address may send in a minute. */
export function perMinuteOf({ FORMS_PER_MINUTE }: Environment): number {
  const limit = Number(FORMS_PER_MINUTE);
  return Number.isInteger(limit) && limit > 0 ? limit : PER_MINUTE;
}
