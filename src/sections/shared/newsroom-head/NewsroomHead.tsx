import { Container } from '../../../ui/primitives/Container';
import { Heading } from '../../../ui/primitives/Heading';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { newsroomHead } from './schema';
import { looks } from '../../../ui/primitives/Text';
import * as styles from './NewsroomHead.module.css';

export function NewsroomHead({ title, question, note, links }: SectionProps<typeof newsroomHead>) {
  return (
    <Container className={styles.root}>
      <Heading level={1} size="xl">
        {title}
      </Heading>
      <div className={`${styles.contact} ${looks.nav}`}>
        <p>
          <b className={styles.question}>{question}</b> {note}
        </p>
        <p className={styles.links}>
          {links.map(({ text, href }) => (
            <SiteLink key={href} href={href}>
              {text}
            </SiteLink>
          ))}
        </p>
      </div>
    </Container>
  );
}
