import { graphql } from 'gatsby';
import { place } from '../../ui/plot/place';
import { Heading } from '../../ui/primitives/Heading';
import { SiteLink } from '../../ui/primitives/SiteLink';
import * as styles from './ClockMap.module.css';

const hues: Readonly<Record<string, string | undefined>> = {
  pine: styles.pine,
  amber: styles.amber,
  ice: styles.ice,
  brick: styles.brick,
  stone: styles.stone,
};

/** Table of links: subjects as columns, time scales (minute to years) as rows. */
export function ClockMap({ map }: { readonly map: Queries.GuideClockMapFragment }) {
  const { title, lines, clocks } = map;
  return (
    <nav
      aria-labelledby="clock-map"
      className={styles.root}
      style={place({ lines: String(lines.length) })}
    >
      <Heading level={2} size="xs" id="clock-map">
        {title}
      </Heading>
      <div aria-hidden="true" className={styles.heads}>
        {lines.map(({ name, hue }) => (
          <span key={name} className={`${styles.head} ${hues[hue] ?? ''}`}>
            {name}
          </span>
        ))}
      </div>
      <ol>
        {clocks.map(({ name, href, stops }, index) => (
          <li key={name} className={styles.clock} style={place({ place: String(index) })}>
            <SiteLink href={href} className={styles.name}>
              {name}
            </SiteLink>
            <ul className={styles.stops}>
              {stops.map(({ text, href: to }, index) => (
                <li key={text} className={`${styles.stop} ${hues[lines[index]?.hue ?? ''] ?? ''}`}>
                  <span className={styles.line}>{lines[index]?.name}</span>
                  <SiteLink href={to} className={styles.text}>
                    {text}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export const fragment = graphql`
  fragment GuideClockMap on GuideClockMap {
    title
    lines {
      name
      hue
    }
    clocks {
      name
      href
      stops {
        text
        href
      }
    }
  }
`;
