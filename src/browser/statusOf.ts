/** What an error may carry of the answer that it tells of. */
interface Carrier {
  readonly status?: unknown;
  readonly statusCode?: unknown;
  readonly message?: unknown;
}

const isStatus = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 400 && Number(value) < 600;

/** The status that an error carries, 500 without one (docs/specification.md, Error catalogue). */
export function statusOf(error: unknown): number {
  const { status, statusCode } = Object(error) as Carrier;
  return [status, statusCode].find(isStatus) ?? 500;
}

/** What an error says of itself, if anything. */
export function messageOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const { message } = Object(error) as Carrier;
  return typeof message === 'string' ? message : '';
}
