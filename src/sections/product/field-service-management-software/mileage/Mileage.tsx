import { legs, total } from '../../../../maintenance/route';
import { Section } from '../../../../ui/primitives/Section';
import { Text } from '../../../../ui/primitives/Text';
import { MileageLine } from './MileageLine';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { mileage } from './schema';
import * as styles from './Mileage.module.css';

export function Mileage(section: SectionProps<typeof mileage>) {
  const { title, lead, anchor, road, errand, source } = section;
  const courses = section.courses.map((course) => ({
    ...course,
    miles: legs(course.places, road),
  }));
  const longest = Math.max(...courses.map(({ miles }) => total(miles)));
  return (
    <Section title={title} lead={lead} anchor={anchor}>
      <div className={styles.root}>
        {courses.map((course) => (
          <MileageLine key={course.title} course={course} longest={longest} errand={errand} />
        ))}
      </div>
      <Text look="source" className={styles.source}>
        {source}
      </Text>
    </Section>
  );
}
