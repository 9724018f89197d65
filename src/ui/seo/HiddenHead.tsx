import { site } from '../../site';

interface HiddenHeadProps {
  readonly title: string;
  readonly description: string;
}

/** The `Head` of a page that is not for search engines and has no content file. */
export function HiddenHead({ title, description }: HiddenHeadProps) {
  return (
    <>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
    </>
  );
}
