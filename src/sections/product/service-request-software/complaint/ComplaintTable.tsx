import { DataTable } from '../../../../ui/primitives/DataTable';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { jobsOf } from './jobsOf';
import { openJob } from './openJob';
import type { complaint } from './schema';
import words from './words.json';

type ComplaintTableProps = Pick<SectionProps<typeof complaint>, 'sayings' | 'troubles' | 'unread'>;

/** All complaints with their work orders, for visitors without scripts. */
export const ComplaintTable = ({ sayings, troubles, unread }: ComplaintTableProps) => (
  <noscript>
    <DataTable
      caption={words.all}
      isCaptionShown
      columns={[words.said, words.opens, words.to, words.due, words.reply]}
      groups={[
        {
          rows: sayings.map((saying) => {
            const jobs = jobsOf(openJob(saying, troubles).troubles, unread);
            const of = (key: 'name' | 'to' | 'due'): string =>
              jobs.map((job) => job[key]).join('; ');
            return {
              key: saying,
              head: `“${saying}”`,
              cells: [of('name'), of('to'), of('due'), jobs[0]?.reply ?? ''],
            };
          }),
        },
      ]}
    />
  </noscript>
);
