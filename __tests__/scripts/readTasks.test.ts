import { scriptTasks, type TraceEvent } from '../../scripts/measure/tasks/readTasks';

const url = 'http://localhost/';
const at = (name: string, ts: number, dur: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts: ts * 1000,
  dur: dur * 1000,
  ...more,
});
const page = at('ParseHTML', 0, 1, { args: { beginData: { url } } });

it('adds up what scripts work in each task, longest first', () => {
  const events = [
    page,
    at('ThreadControllerImpl::RunTask', 10, 20),
    at('FunctionCall', 11, 5),
    at('RunMicrotasks', 20, 2),
    at('ThreadControllerImpl::RunTask', 40, 60),
    at('EvaluateScript', 41, 50),
    at('RunMicrotasks', 80, 5),
    at('ThreadControllerImpl::RunTask', 200, 300),
    at('Layout', 201, 290),
  ];
  expect(scriptTasks(events, url)).toEqual([50, 7]);
});

it('counts the work of the thread, not the wait for it', () => {
  const events = [page, at('RunTask', 10, 80), at('FunctionCall', 11, 60, { tdur: 30_000 })];
  expect(scriptTasks(events, url)).toEqual([30]);
});

it('looks at the thread of the page alone, and says if there is none', () => {
  const events = [page, at('RunTask', 10, 80, { tid: 2 }), at('FunctionCall', 11, 5, { tid: 2 })];
  expect(scriptTasks(events, url)).toEqual([]);
  expect(() => scriptTasks(events, 'http://localhost/other/')).toThrow('/other/');
});
