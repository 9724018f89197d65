/** One event of a trace of Chromium; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time that the thread worked, without what other programs took. */
  readonly tdur?: number;
  readonly args?: { readonly beginData?: { readonly url?: string } };
}

const SCRIPT = /^(FunctionCall|EvaluateScript|RunMicrotasks|TimerFire|v8\.compile)$/;

const isTask = ({ name, ph }: TraceEvent): boolean => ph === 'X' && name.endsWith('RunTask');

const isWithin = (event: TraceEvent, { ts, dur = 0 }: TraceEvent): boolean =>
  event.ts >= ts && event.ts < ts + dur;

const workOf = ({ dur = 0, tdur = dur }: TraceEvent): number => tdur / 1000;

/** Scripts within a task that no other script called. */
const outermost = (scripts: readonly TraceEvent[], task: TraceEvent): TraceEvent[] => {
  const inside = scripts.filter((script) => isWithin(script, task));
  return inside.filter((one) => !inside.some((other) => other !== one && isWithin(one, other)));
};

/**
 * Milliseconds that scripts work in each task of a page's main thread, longest first, with the
 * layout that they force. What the browser does by itself does not count.
 * @throws Error if the trace does not show the page.
 */
export function scriptTasks(events: readonly TraceEvent[], url: string): number[] {
  const parsing = events.find(
    ({ name, args }) => name === 'ParseHTML' && args?.beginData?.url === url,
  );
  if (!parsing) throw new Error(`The trace shows no ${url}.`);
  const own = events.filter(({ pid, tid }) => pid === parsing.pid && tid === parsing.tid);
  const scripts = own.filter(({ name }) => SCRIPT.test(name));
  return own
    .filter(isTask)
    .map((task) => outermost(scripts, task).reduce((sum, script) => sum + workOf(script), 0))
    .filter((work) => work > 0)
    .sort((one, other) => other - one);
}
