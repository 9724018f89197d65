import type {
  Asset,
  AssetRegister as AssetRegisterData,
} from '../../../../content-model/drawings/assetRegister';
import { Chip } from '../../parts/Chip';
import { Condition } from './Condition';
import { Deviation } from './Deviation';
import { Lines } from '../../parts/Lines';
import { Panel } from '../../parts/Panel';
import { Tag } from '../../parts/Tag';
import { Table } from '../../parts/Table';

const gaugeOf = (asset: Asset, full: number) =>
  asset.gauge === 'deviation' ? (
    <Deviation percent={asset.deviation} full={full} />
  ) : (
    <Condition level={asset.condition} word={asset.word} />
  );

/** Asset register of a site: a value, a gauge and the next task per asset. */
export function AssetRegister({ title, place, order, columns, full, rows }: AssetRegisterData) {
  return (
    <Panel title={title} beside={<Tag text={place} />} end={order}>
      <Table
        columns={columns}
        rows={rows.map((asset) => ({
          key: asset.name,
          cells: [
            <Lines key="name" title={asset.name} detail={asset.detail} />,
            asset.age,
            asset.value,
            gaugeOf(asset, full),
            <Chip key="next" {...asset.next} />,
          ],
        }))}
      />
    </Panel>
  );
}
