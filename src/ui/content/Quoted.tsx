import { Text } from '../primitives/Text';

interface QuotedProps {
  readonly words: string;
  readonly person: {
    readonly name: string;
    readonly role: string;
    readonly company: string;
  };
  readonly className?: string | undefined;
}

/** What somebody said, with name, role and company; a face stands elsewhere. */
export const Quoted = ({ words, person, className }: QuotedProps) => (
  <figure className={className}>
    <Text look="quote" as="blockquote">
      “{words}”
    </Text>
    <Text look="small" as="figcaption" isSoft>
      {person.name}, {person.role}, {person.company}
    </Text>
  </figure>
);
