import copy from '../../copy/templates.json';
import { fill } from '../../text/fillWords';
import { wordsOf, type Chapter } from '../../text/markdown/chapters';
import { minutesOf } from '../../text/markdown/minutesOf';
import { Text } from '../../ui/primitives/Text';

/** Says that the answers alone are a way through the guide, and how long it is. */
export function ShortWay({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const answers = chapters.map(({ answer }) => answer).join(' ');
  return (
    <Text look="small" isSoft>
      {fill(copy.shortWay, {
        chapters: chapters.length,
        words: wordsOf(answers),
        minutes: minutesOf(answers),
      })}
    </Text>
  );
}
