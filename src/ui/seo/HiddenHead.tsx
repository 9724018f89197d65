import { site } from '../../site';

interface HiddenHeadProps {
  readonly title: string;
  readonly description: string;
}

/** `Head` of a page without content file, hidden from search engines. */
export function HiddenHead({ title, description }: HiddenHeadProps) {
  return (
    <>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
    </>
  );
}
