import type { PortGroup, PortSystem } from './portsSchema';

const textOf = ({ name, note, also = '', in: into = '', out = '' }: PortSystem): string =>
  [name, note, also, into, out].join(' ').toLowerCase();

/** Groups with the systems that match every typed word, without empty groups. */
export function findSystems(groups: readonly PortGroup[], typed: string): PortGroup[] {
  const words = typed
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      systems: group.systems.filter((system) =>
        words.every((word) => textOf(system).includes(word)),
      ),
    }))
    .filter(({ systems }) => systems.length > 0);
}
