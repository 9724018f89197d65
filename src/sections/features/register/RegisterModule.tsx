import type { RegisterModule as ModuleData } from './schema';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { register } from './schema';
import * as styles from './Register.module.css';

interface RegisterModuleProps {
  readonly module: ModuleData;
  readonly marks: SectionProps<typeof register>['marks'];
}

/** Features of a module, linked to its page. */
export function RegisterModule({ module, marks }: RegisterModuleProps) {
  const { id, family, name, href, lines } = module;
  return (
    <section id={id} aria-labelledby={`${id}-name`} className={styles.entry} data-family={family}>
      <h2 id={`${id}-name`} className={styles.name}>
        {name}
      </h2>
      <ul>
        {lines.map(({ what, is }) => (
          <li key={what} className={styles.line} data-marks={is.join(' ') || undefined}>
            <SiteLink href={href} className={styles.link}>
              {what}
            </SiteLink>
            {is.map((mark) => (
              <i key={mark} className={styles.mark} data-mark={mark} title={marks[mark]}>
                <span className="visuallyHidden">{marks[mark]}</span>
              </i>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
