import { graphql } from 'gatsby';

interface SharePictureProps {
  readonly picture: Queries.SharePictureFragment;
  /** Origin of the site, because services want the whole address. */
  readonly origin: string;
}

/** The picture that previews of a link show, with its size, so that they have room for it at once. */
export function SharePicture({ picture: { src, alt }, origin }: SharePictureProps) {
  const { share } = src;
  const address = new URL(share.src, origin).href;
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:width" content={String(share.width)} />
      <meta property="og:image:height" content={String(share.height)} />
      {alt ? <meta property="og:image:alt" content={alt} /> : null}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={address} />
      {alt ? <meta name="twitter:image:alt" content={alt} /> : null}
    </>
  );
}

export const fragment = graphql`
  fragment SharePicture on Picture {
    alt
    src {
      share {
        src
        width
        height
      }
    }
  }
`;
