import { graphql } from 'gatsby';
import { ResponsiveImage } from './ResponsiveImage';
import * as styles from './Portrait.module.css';

const variants = { disc: styles.disc, tile: styles.tile, large: styles.large };

interface PortraitProps {
  readonly person: Queries.PersonPortraitFragment;
  /** `disc` beside a quote, `tile` in a row of speakers, `large` as high as the words of a quote. */
  readonly variant?: keyof typeof variants;
  /** Background tint; a `large` one has that of the family. */
  readonly tone?: 'pine' | 'amber' | 'ice' | 'brick' | 'stone';
}

const initialsOf = (name: string): string => {
  const words = name.replace(/^(Dr|Prof)\.? /, '').split(' ');
  return `${words[0]?.charAt(0) ?? ''}${words.at(-1)?.charAt(0) ?? ''}`;
};

/** Portrait of a person, or initials without a photo; the name stands beside it. */
export function Portrait({ person, variant = 'disc', tone = 'pine' }: PortraitProps) {
  const image = person.portrait?.childImageSharp?.gatsbyImageData;
  const classes = `${styles.root} ${variants[variant]}`;
  return (
    <span className={classes} data-tone={tone} aria-hidden="true">
      {image ? (
        <ResponsiveImage image={image} alt="" sizes={variant === 'disc' ? '56px' : undefined} />
      ) : (
        initialsOf(person.name)
      )}
    </span>
  );
}

export const fragment = graphql`
  fragment PersonName on Person {
    name
  }
  fragment PersonPortrait on Person {
    name
    role
    company
    portrait {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 320
          breakpoints: [96, 192, 320]
          sizes: "160px"
        )
      }
    }
  }
`;
