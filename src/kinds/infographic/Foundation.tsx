import { fill } from '../../text/fillWords';
import copy from './words.json';
import { ArrowLink } from '../../ui/primitives/ArrowLink';
import { Container } from '../../ui/primitives/Container';
import { Fold } from '../../ui/primitives/Fold';
import { Heading } from '../../ui/primitives/Heading';
import { Prose } from '../../ui/primitives/Prose';
import { Scroll } from '../../ui/primitives/Scroll';
import { Text } from '../../ui/primitives/Text';
import { site } from '../../site';
import { panelAnchor } from './body';
import * as styles from './Foundation.module.css';
import { formatEntered } from '../../format/number';

/** Method of an infographic, and all its figures as a table. */
export function Foundation({ name, path, title, html, panels, onward }: FoundationProps) {
  return (
    <section aria-labelledby="ground" className={styles.root}>
      <Container className={styles.columns}>
        <Heading level={2} size="lg" id="ground">
          {title}
        </Heading>
        <div className={styles.text}>
          <Prose html={html} />
        </div>
        <div className={styles.details} data-on-page="">
          <Fold
            title={
              <Text as="span" look="label">
                {copy.table}
              </Text>
            }
          >
            <Scroll label={copy.table}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{copy.figure}</th>
                    <th scope="col">{copy.values}</th>
                    <th scope="col">{copy.sources}</th>
                  </tr>
                </thead>
                <tbody>
                  {panels.map((panel, index) => (
                    <tr key={panel.title}>
                      <th scope="row">
                        <a href={`#${panelAnchor(index)}`}>{panel.title}</a>
                        <span className={styles.unit}>{panel.unit}</span>
                      </th>
                      <td>
                        {panel.data.map(({ label, value }) => (
                          <span key={label} className={styles.value}>
                            <span>{label}</span> <b>{formatEntered(value)}</b>
                          </span>
                        ))}
                      </td>
                      <td>{panel.source}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Scroll>
          </Fold>
        </div>
        <p className={styles.onward} data-on-page="">
          <ArrowLink href={onward.href}>{onward.text}</ArrowLink>
        </p>
        <p className={styles.origin} data-off-page="">
          {fill(copy.by, { title: name, address: site.origin.replace('https://', '') + path })}
        </p>
      </Container>
    </section>
  );
}

interface FoundationProps {
  /** Title and address of the page, for copies of the picture. */
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly html: string;
  readonly panels: readonly Queries.InfographicPartFragment[];
  readonly onward: Queries.ActionLinkFragment;
}
