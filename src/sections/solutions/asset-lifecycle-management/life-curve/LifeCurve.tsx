import { Opening } from '../../../../ui/hero/Opening';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { planOf } from '../planOf';
import { Curve } from './Curve';
import type { lifeCurve } from './schema';

/** Opening whose drawing is the falling limit of one machine, with its repairs below it. */
export function LifeCurve(section: SectionProps<typeof lifeCurve>) {
  const machine = planOf(section.plan)?.rows.find(({ name }) => name === section.machine);
  return (
    <Opening
      opening={section}
      drawing={machine ? <Curve {...section} machine={machine} /> : null}
    />
  );
}
