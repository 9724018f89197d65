import { Text } from '../../../ui/primitives/Text';
import type { WallSystem } from './schema';
import { systemRows } from './sheetWords';
import copy from './words.json';

interface SystemSaysProps {
  readonly system: WallSystem | undefined;
  /** Nothing until a system is touched, instead of a hint. */
  readonly isBrief?: boolean;
  readonly className?: string | undefined;
}

/** What the system under the pointer sends, gets, takes and cannot do. */
export function SystemSays({ system, isBrief = false, className }: SystemSaysProps) {
  if (!system && isBrief) return null;
  return (
    <output className={className}>
      {system ? (
        <Text as="span" look="small">
          <b>{system.name}.</b>{' '}
          {systemRows(system)
            .map((row) => row.join(': '))
            .join('. ')}
        </Text>
      ) : (
        <Text as="span" look="small" isSoft>
          <b>{copy.hint}</b> {copy.hintMore}
        </Text>
      )}
    </output>
  );
}
