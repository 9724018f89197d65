/** Whose work a change changes, in the order of choices. */
export const ROLES = [
  'technicians',
  'desk',
  'controls',
  'refrigeration',
  'contractors',
  'admins',
] as const;

/** All who can be chosen: those of changes, and who writes programs. */
const CHOICES = [...ROLES, 'programs'] as const;

export type Role = (typeof CHOICES)[number];

interface Choice {
  readonly role: Role;
  /** Of changes, those of the programming interface among them. */
  readonly count: number;
}

interface Month {
  readonly changes: readonly { readonly roles: readonly string[] }[];
  readonly api: readonly unknown[];
}

/** Roles that a month has something for, with how much. */
export function choicesOf({ changes, api }: Month): Choice[] {
  const countOf = (role: Role): number =>
    role === 'programs' ? api.length : changes.filter(({ roles }) => roles.includes(role)).length;
  return CHOICES.map((role) => ({ role, count: countOf(role) })).filter(({ count }) => count > 0);
}

/** Numbers of the choices that show what is for these roles: 1 is everyone. */
export const choiceOf = (choices: readonly Choice[], roles: readonly string[]): string =>
  ['1', ...choices.flatMap(({ role }, index) => (roles.includes(role) ? [index + 2] : []))].join(
    ' ',
  );
