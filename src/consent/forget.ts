import { cookies, type Choosable } from './table';

const namesIn = (documentCookie: string): string[] =>
  documentCookie.split('; ').flatMap((pair) => pair.split('=')[0] || []);

const matches = (name: string, pattern: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** The host and each domain above it, for which a script on the page may have set a cookie. */
const domainsOf = (hostname: string): string[] => {
  const parts = hostname.split('.');
  return parts.slice(0, -1).map((_part, index) => parts.slice(index).join('.'));
};

/** What to write to `document.cookie` so that the cookies of these categories are gone. */
export function forgetting(
  withdrawn: readonly Choosable[],
  documentCookie: string,
  hostname: string,
): string[] {
  const patterns = cookies.filter(({ category }) => withdrawn.some((other) => other === category));
  const gone = namesIn(documentCookie).filter((name) =>
    patterns.some((pattern) => matches(name, pattern.name)),
  );
  return gone.flatMap((name) =>
    ['', ...domainsOf(hostname).map((domain) => `; Domain=${domain}`)].map(
      (domain) => `${name}=; Path=/; Max-Age=0${domain}`,
    ),
  );
}
