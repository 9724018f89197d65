import { Prose } from '../../../ui/primitives/Prose';
import { FormBeside } from '../../../ui/forms/FormBeside';
import { place } from '../../../ui/plot/place';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { demoMinutes } from './schema';
import * as styles from './DemoMinutes.module.css';

interface AroundProps {
  readonly steps: SectionProps<typeof demoMinutes>['before'];
}

const Around = ({ steps }: AroundProps) => (
  <ol className={styles.around}>
    {steps.map(({ title, text }) => (
      <li key={title} className={styles.step}>
        <b className={styles.title}>{title}</b>
        <div className={styles.text}>
          <Prose html={text} />
        </div>
      </li>
    ))}
  </ol>
);

export function DemoMinutes(section: SectionProps<typeof demoMinutes>) {
  const { before, minutesTitle, minutesUnit, minutes, afterwards } = section;
  return (
    <FormBeside section={section} isHead hasLogo isTall>
      <div className={styles.root}>
        <Around steps={before} />
        <p className={styles.begins}>{minutesTitle}</p>
        <ol className={styles.minutes}>
          {minutes.map(({ minutes: length, title, text, isYours }) => (
            <li
              key={title}
              style={place({ minutes: String(length) })}
              data-is={isYours ? 'yours' : 'ours'}
              className={styles.part}
            >
              <b className={styles.title}>
                {title} <span className={styles.length}>{`${length}\u00a0${minutesUnit}`}</span>
              </b>
              <span className={styles.text}>{text}</span>
            </li>
          ))}
        </ol>
        <Around steps={afterwards} />
      </div>
    </FormBeside>
  );
}
