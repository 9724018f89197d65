import { DataTable } from '../../../../ui/primitives/DataTable';
import type { Room } from './schema';
import words from './words.json';

/** What was said about rooms, for visitors without scripts. */
export const FloorTable = ({ rooms }: { readonly rooms: readonly Room[] }) => (
  <DataTable
    caption={words.all}
    isCaptionShown
    columns={[words.number, words.said, words.read, { name: words.was, isWhole: true }]}
    groups={[
      {
        rows: rooms.flatMap(({ number, said }) =>
          said
            ? [{ key: number, head: number, cells: [`“${said.words}”`, said.read, said.was] }]
            : [],
        ),
      },
    ]}
  />
);
