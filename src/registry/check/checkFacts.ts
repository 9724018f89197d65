import { factsIn } from '../../text/fillFacts';
import { factsOf } from './factsOf';
import { didYouMean } from '../../text/didYouMean';
import { slugOfFile } from '../../content-model/addresses';
import type { ContentError } from './contentError';
import { rolesOf } from './rolesOf';
import type { Entry } from './siteMap';

const READ = new Set(['text', 'markdown']);

/** Facts that words refer to and nobody states, and facts in a body, which nothing fills. */
export function checkFacts(entries: readonly Entry[]): ContentError[] {
  const facts = factsOf(
    entries.map(({ kind, content }) => ({
      kind: kind.name,
      name: slugOfFile(kind, content.file),
      data: content.data,
    })),
  );
  const known = [...facts.keys()];
  return entries.flatMap((entry) => {
    const { content } = entry;
    const file = `content/${content.file}`;
    const unknown = rolesOf(entry)
      .filter(({ role }) => READ.has(role.is))
      .flatMap(({ value, path }) =>
        factsIn(value)
          .filter((name) => !facts.has(name))
          .map((name) => ({
            file,
            line: content.lineOf(path),
            key: path.map(String).join('.'),
            message: `expected a fact of content/data/customers/, content/data/claims/ or the prices, got {${name}}${didYouMean(name, known)}`,
          })),
      );
    const inBody = factsIn(content.body).map((name) => {
      const before = content.body.slice(0, content.body.indexOf(`{${name}}`));
      return {
        file,
        line: content.bodyLine + before.split('\n').length - 1,
        key: 'body',
        message: `expected the figure itself, got {${name}}; facts are filled in above the body only`,
      };
    });
    return [...unknown, ...inBody];
  });
}
