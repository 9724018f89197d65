import '../../styles/prose.css';

interface SaidProps {
  /** HTML made from Markdown by the build; raw HTML of writers is removed. */
  readonly html: string;
}

/** What a section states in its own frontmatter: an answer, a note. Its page brings what else is in it. */
export const Said = ({ html }: SaidProps) => (
  <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
);
