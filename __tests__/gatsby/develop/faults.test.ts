import { EventEmitter } from 'node:events';
import type { CreateDevServerArgs } from 'gatsby';
import { onCreateDevServer, showFaults } from '../../../src/gatsby/develop/faults';

class Response extends EventEmitter {
  readonly said: string[] = [];
  writeHead(): this {
    return this;
  }
  write(text: string): void {
    this.said.push(text);
  }
}

/** Opens a page that listens; what it has been told, list by list. */
function listen() {
  const response = new Response();
  const app = {
    get: (_address: string, answer: (request: unknown, response: Response) => void) =>
      answer(undefined, response),
  };
  void onCreateDevServer?.(
    { app } as unknown as CreateDevServerArgs,
    { plugins: [] },
    () => undefined,
  );
  return {
    close: () => void response.emit('close'),
    told: () =>
      response.said.map((text) => JSON.parse(text.replace(/^data: /, '')) as readonly string[]),
  };
}

it('tells a page what is wrong when it opens, and each time that something else is', () => {
  showFaults(['a.md:1 title: expected text']);
  const { told, close } = listen();
  showFaults(['a.md:1 title: expected text']);
  showFaults([]);
  close();
  showFaults(['b.md:1 title: expected text']);
  expect(told()).toEqual([['a.md:1 title: expected text'], []]);
});
