import Negotiator from 'negotiator';

const PAGE = 'text/html';

/** Whether a client would rather have JSON than a page; a page where it has no preference. */
export function prefersJson(accept: string | null): boolean {
  const client = new Negotiator({ headers: { accept: accept ?? undefined } });
  const preferred = client.mediaType([PAGE, 'application/json', 'application/problem+json']);
  return preferred !== undefined && preferred !== PAGE;
}
