import { fill } from '../../../text/fillWords';
import { CONNECTIONS_SHARE } from '../../../pricing/price.ts';
import { DataTable } from '../../../ui/primitives/DataTable';
import { Prose } from '../../../ui/primitives/Prose';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { notIncluded } from './schema';
import * as styles from './NotIncludedExtras.module.css';

type NotIncludedExtrasProps = Pick<
  SectionProps<typeof notIncluded>,
  'title' | 'columns' | 'extras'
>;

/** Table of extras. */
export function NotIncludedExtras({ title, columns, extras }: NotIncludedExtrasProps) {
  const share = `${CONNECTIONS_SHARE}%`;
  return (
    <DataTable
      caption={title}
      columns={columns}
      className={styles.root}
      groups={[
        {
          rows: extras.map((extra) => ({
            key: extra.title,
            head: extra.title,
            cells: [
              <Prose key="need" html={extra.need} />,
              <Prose key="cost" html={fill(extra.cost, { share })} />,
            ],
          })),
        },
      ]}
    />
  );
}
