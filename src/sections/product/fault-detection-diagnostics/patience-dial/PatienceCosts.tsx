import { Track } from '../../../../ui/plot/Track';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import type { PatienceDialProps } from './schema';
import type { Setting } from './settings';

interface PatienceCostsProps extends Pick<PatienceDialProps, 'burned' | 'sent'> {
  readonly setting: Setting;
  readonly settings: readonly Setting[];
}

const most = (values: readonly number[]): number => Math.max(...values);

/** Both costs of a setting, each to the scale of the dearest one. */
export const PatienceCosts = ({ burned, sent, setting, settings }: PatienceCostsProps) => (
  <Stack isWide>
    <div>
      <Text isSoft>{burned}</Text>
      <p>
        <Text as="b" look="figureLg">
          {setting.kwh}
        </Text>{' '}
        <Text as="span" look="unit">
          {setting.cost}
        </Text>
      </p>
      <Track value={setting.energy} of={most(settings.map(({ energy }) => energy))} isHigh />
    </div>
    <div>
      <Text isSoft>{sent}</Text>
      <Text look="figureLg">{setting.jobs}</Text>
      <Track
        value={setting.jobs}
        of={most(settings.map(({ jobs }) => jobs))}
        fill="strong"
        isHigh
      />
    </div>
  </Stack>
);
