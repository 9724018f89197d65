import { site } from '../site';
import type { Kind, PageKind } from './kind';

const NAMES: Readonly<Record<string, string>> = {
  '{provider}': site.slug,
  '{cloud-provider}': site.cloudProvider.slug,
  '{partner}': site.partner.slug,
};

/** The name of a content file: `newsroom/award.md` and `newsroom/award/index.md` → `award`. */
export const slugOfFile = (kind: Kind, file: string): string =>
  file
    .slice(kind.folder.length + 1)
    .replace(/\.\w+$/, '')
    .replace(/(^|\/)index$/, '');

/**
 * The address of a page: its own `path`, with `{provider}`, `{cloud-provider}` and `{partner}`
 * replaced by the slugs of src/site.ts, or the usual one of its kind. The only place that makes one.
 */
export function addressOf(kind: PageKind, file: string, data: Record<string, unknown>): string {
  const own = data['path'];
  const address = typeof own === 'string' ? own : kind.address(slugOfFile(kind, file), data);
  return address.replace(/\{[a-z-]+\}/g, (name) => NAMES[name] ?? name).replace(/\/{2,}/g, '/');
}
