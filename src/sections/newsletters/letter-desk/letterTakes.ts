import { minutesOf } from '../../../text/markdown/minutesOf';

interface Letter {
  readonly html: string;
  readonly check: { readonly minutes: number; readonly why: { readonly text: string } };
  readonly stories: readonly { readonly text: string }[];
}

/** Minutes of a newsletter: reading, and its check. */
export const letterTakes = ({ html, check, stories }: Letter) => ({
  read: minutesOf([html, check.why.text, ...stories.map(({ text }) => text)].join(' ')),
  stand: check.minutes,
});
