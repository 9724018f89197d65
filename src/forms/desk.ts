import { deadline } from '../http/deadline';
import type { Submission } from './leads/schema';
import type { Reply } from './service';

/** Slower than this counts as no answer. */
const PATIENCE = 8000;

/**
 * The last day of the month in which a request has to be answered (GDPR, article 12(3)): the same day
 * of the next month, or its last one where it has no such day.
 */
export function answerBy(at: string): string {
  const asked = new Date(at);
  const [year, month] = [asked.getUTCFullYear(), asked.getUTCMonth() + 1];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(asked.getUTCDate(), lastDay);
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

interface ToDesk {
  /** Where the system of the privacy desk opens a ticket. */
  readonly address: string;
  readonly fetch?: typeof globalThis.fetch;
}

/** Opens a ticket at the privacy desk, with the day by which a person has to answer it. */
export async function sendToDesk(
  { id, form, at, fields }: Submission,
  { address, fetch = globalThis.fetch }: ToDesk,
): Promise<Reply> {
  const failed = (reason: string): Reply => ({ state: 'failed', reason, isBusy: false });
  try {
    const { ok, status } = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id, form, at, answerBy: answerBy(at), fields }),
      signal: deadline(PATIENCE),
    });
    return ok ? { state: 'sent' } : failed(`desk ${status}`);
  } catch (error) {
    return failed((error as Error | undefined)?.name ?? 'no answer');
  }
}
