import { Text } from '../primitives/Text';

interface QuotedProps {
  readonly words: string;
  readonly person: {
    readonly name: string;
    readonly role: string;
    readonly company: string;
  };
  /** As large as a title: the sentence is the section. */
  readonly isLarge?: boolean;
  readonly className?: string | undefined;
}

/** What somebody said, with name, role and company; a face stands elsewhere. */
export const Quoted = ({ words, person, isLarge = false, className }: QuotedProps) => (
  <figure className={className}>
    <Text look={isLarge ? 'voice' : 'quote'} as="blockquote">
      “{words}”
    </Text>
    <Text look="small" as="figcaption" isSoft>
      {person.name}, {person.role}, {person.company}
    </Text>
  </figure>
);
