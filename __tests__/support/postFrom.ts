import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { siteUnderTest } from './siteUnderTest';

export interface Posted {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/** Posts to the forms function from an address of its own on this machine, as another visitor does. */
export async function postFrom(
  localAddress: string,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array,
): Promise<Posted> {
  const post = request(`${siteUnderTest()}/api/forms`, { method: 'POST', localAddress, headers });
  post.end(body);
  const [answer] = (await once(post, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: await text(answer) };
}
