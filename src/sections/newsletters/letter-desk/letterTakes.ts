import { minutesOf } from '../../../text/markdown/minutesOf';

interface Letter {
  readonly html: string;
  readonly check: { readonly minutes: number } | null;
  readonly stories: readonly { readonly text: string }[];
}

/** Minutes that a letter takes: to read all of it, and to stand where its check sends one. */
export const letterTakes = ({ html, check, stories }: Letter) => ({
  read: minutesOf([html, ...stories.map(({ text }) => text)].join(' ')),
  stand: check?.minutes ?? 0,
});
