import { site } from '../site';

/** How long a file says that it holds; a build that is older than that is no longer looked after. */
const MONTHS = 6;

/**
 * Whom to tell of a weakness (RFC 9116). It expires half a year after `day`, so that a site nobody
 * builds any more does not promise an answer.
 */
export function securityTxt(origin: string, day: string): string {
  const expires = new Date(`${day}T00:00:00Z`);
  expires.setUTCMonth(expires.getUTCMonth() + MONTHS);
  return [
    `Contact: mailto:security@${new URL(`mailto:${site.email}`).pathname.split('@')[1] ?? ''}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${site.language.slice(0, 2)}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/security/`,
    '',
  ].join('\n');
}
