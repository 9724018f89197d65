import { Track } from '../../../../ui/plot/Track';
import { formatCount } from '../../../../format/number';
import { Rows } from '../../../../ui/primitives/Rows';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { faultList } from './schema';

type KeptBackProps = Pick<SectionProps<typeof faultList>, 'kept'>;

/** Why nobody heard of the other signals, a reason each, to scale. */
export function KeptBack({ kept }: KeptBackProps) {
  const most = Math.max(...kept.map(({ count }) => count));
  return (
    <Rows columns="4rem 7fr 5fr">
      {kept.map(({ count, title, text }) => (
        <li key={title}>
          <Text as="span" look="figureSm">
            {formatCount(count)}
          </Text>
          <div>
            <Text look="label">{title}</Text>
            <Text look="small" isSoft>
              {text}
            </Text>
          </div>
          <Track value={count} of={most} />
        </li>
      ))}
    </Rows>
  );
}
