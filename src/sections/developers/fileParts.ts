import {
  METHODS,
  type OpenApi,
  type Operation,
  type Parameter,
  type Response,
} from '../../content-model/open-api/schema';
import { resolve } from '../../content-model/open-api/resolve';
import { unbroken } from './unbroken';

/** A job as the file describes it. */
export interface Job {
  readonly id: string;
  readonly title: string;
  readonly building: string;
  readonly place: string;
  readonly state: string;
  readonly priority: string;
  readonly owner: string | null;
  readonly due: string | null;
}

/** The call that /developers/ runs: the list of jobs, answered from the example of the file. */
export interface RunnableCall {
  readonly address: string;
  readonly site: string;
  readonly jobs: readonly Job[];
  /** What the board says of each of them. */
  readonly tickets: readonly { readonly title: string; readonly says: string }[];
  /** Calls that an account has in a minute. */
  readonly calls: number;
}

/** A call as the page lists it. */
export interface ListedCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description?: string | undefined;
  readonly right: string;
  readonly since?: string | undefined;
  readonly parameters: readonly { readonly name: string; readonly description: string }[];
  /** What is sent, and what comes back, as JSON. */
  readonly sent?: string | undefined;
  readonly answer?: string | undefined;
}

export interface CallGroup {
  readonly name: string;
  readonly description: string;
  readonly calls: readonly ListedCall[];
}

export interface ListedEvent {
  readonly name: string;
  readonly summary: string;
  readonly since?: string | undefined;
}

export interface ListedError {
  readonly code: string;
  readonly means: string;
  readonly helps: string;
}

const JSON_TYPE = 'application/json';

/** JSON with one record to a line, which a page has room for. */
export function jsonOf(value: unknown): string {
  const spaced = (one: unknown): string =>
    JSON.stringify(one, null, 1)
      .replaceAll(/\n\s*/g, ' ')
      .replaceAll(/\[ (.*?) \]/g, '[$1]');
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const lines = Object.entries(value).map(
    ([key, item]) => `  ${JSON.stringify(key)}: ${spaced(item)}`,
  );
  return `{\n${lines.join(',\n')}\n}`;
}

/** Address of the API in the region that comes first. */
export function serverOf({ servers: [server] }: OpenApi): string {
  const variables = Object.entries(server?.variables ?? {});
  return variables.reduce(
    (url, [name, { default: value }]) => url.replace(`{${name}}`, value),
    server?.url ?? '',
  );
}

const exampleOf = (content: Response['content']): unknown => content?.[JSON_TYPE]?.example;

/** The answer of a call that went well. */
function answerOf({ responses }: Operation): unknown {
  const [, answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  return exampleOf((answer as Response | undefined)?.content);
}

/** The call that the page runs. */
export function runnableCall(file: OpenApi): RunnableCall {
  const path = '/jobs';
  const list = resolve<Operation>(file, file.paths[path]?.get);
  const { data } = answerOf(list) as { readonly data: readonly Job[] };
  const site = (list.parameters as readonly Parameter[]).find(({ name }) => name === 'site');
  return {
    address: serverOf(file) + path,
    site: String(site?.example),
    jobs: data,
    tickets: data.map(({ id, title, place, owner }) => ({
      title: unbroken(title),
      says: unbroken([id, place, owner].filter(Boolean).join(', ')),
    })),
    calls: file.info['x-calls-a-minute'],
  };
}

function listedCall(
  path: string,
  method: string,
  operation: Operation,
  shared: readonly Parameter[],
): ListedCall {
  const body = operation.requestBody as
    | Exclude<Operation['requestBody'], { $ref: string } | undefined>
    | undefined;
  const sent = body?.content[JSON_TYPE]?.example;
  const answer = answerOf(operation);
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: unbroken(operation.summary),
    description: operation.description && unbroken(operation.description),
    right: operation['x-right'] ?? '',
    since: operation['x-since'],
    parameters: [...shared, ...((operation.parameters ?? []) as readonly Parameter[])].map(
      ({ name, description }) => ({ name, description: unbroken(description) }),
    ),
    sent: sent === undefined ? undefined : jsonOf(sent),
    answer: answer === undefined ? undefined : jsonOf(answer),
  };
}

/** Every call, in the groups and the order of the file. */
export function callGroups(file: OpenApi): CallGroup[] {
  const calls = Object.entries(file.paths).flatMap(([path, item]) => {
    const { parameters = [], ...operations } = resolve<typeof item>(file, item);
    return METHODS.flatMap((method) => {
      const operation = operations[method];
      return operation
        ? [
            {
              tag: operation.tags?.[0],
              call: listedCall(path, method, operation, parameters as readonly Parameter[]),
            },
          ]
        : [];
    });
  });
  return file.tags.map(({ name, description }) => ({
    name,
    description,
    calls: calls.filter(({ tag }) => tag === name).map(({ call }) => call),
  }));
}

/** Every event of the webhooks. */
export const listedEvents = ({ webhooks }: OpenApi): ListedEvent[] =>
  Object.entries(webhooks).map(([name, { post }]) => ({
    name,
    summary: unbroken(post.summary),
    since: post['x-since'],
  }));

/** What can go wrong, and what helps. */
export const listedErrors = ({ components }: OpenApi): ListedError[] =>
  Object.values(components.responses).flatMap(({ description, content, ...error }) => {
    const helps = error['x-helps'];
    const { code } = (exampleOf(content) ?? {}) as { readonly code?: number };
    return helps && code
      ? [{ code: String(code), means: unbroken(description), helps: unbroken(helps) }]
      : [];
  });
