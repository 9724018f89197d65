import { fill } from '../../../../text/fillWords';
import { Opening } from '../../../../ui/hero/Opening';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { bestOf } from './bestOf';
import { JobsGrid } from './JobsGrid';
import { JobsTable } from './JobsTable';
import type { jobsCompared } from './schema';

/** Opening that says at how many jobs something else is better, and the table that it comes from. */
export function JobsCompared(section: SectionProps<typeof jobsCompared>) {
  const elsewhere = section.jobs.length - (bestOf(section).at(-1) ?? 0);
  const values = { elsewhere, all: section.jobs.length };
  return (
    <>
      <Opening
        opening={{ ...section, title: fill(section.title, values) }}
        drawing={<JobsGrid {...section} />}
      />
      <JobsTable {...section} />
    </>
  );
}
