/** @jest-environment jsdom */
import { startLate } from '../../src/gatsby/lateScripts';

const HTML =
  '<script>document.body.id = "first"</script><script src="/a-1.js" async></script><script src="/b-2.js" async></script>';

/** Scripts set by innerHTML do not run, so each is set again as an element. */
const open = (): void => {
  document.body.innerHTML = startLate(HTML);
  for (const { textContent } of document.querySelectorAll('script:not([src])')) {
    document.body.append(Object.assign(document.createElement('script'), { textContent }));
  }
};
/** Loads the page, and draws it. */
const load = (): void => {
  window.dispatchEvent(new Event('load'));
  expect(sources()).toEqual([]);
  jest.advanceTimersByTime(20);
};
const sources = (): (string | null)[] =>
  Array.from(document.querySelectorAll('script[src]'), (script) => script.getAttribute('src'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('startLate', () => {
  it('asks for the scripts once the page has loaded and is drawn, in their order', () => {
    open();
    expect(sources()).toEqual([]);
    load();
    expect(sources()).toEqual(['/a-1.js', '/b-2.js']);
  });

  it('does not wait for ever for a page that never finishes loading', () => {
    open();
    jest.advanceTimersByTime(2900);
    expect(sources()).toEqual([]);
    jest.advanceTimersByTime(200);
    expect(sources()).toHaveLength(2);
  });

  it('asks for each of them once', () => {
    open();
    load();
    jest.runAllTimers();
    expect(sources()).toHaveLength(2);
  });

  it('leaves the other scripts where they are', () => {
    open();
    expect(document.body.id).toBe('first');
  });

  it('leaves out the table of the files of every template', () => {
    const table = '<script\n  id="gatsby-chunk-mapping"\n>\nwindow.___chunkMapping="{}"\n</script>';
    expect(startLate(table + HTML)).toBe(startLate(HTML));
  });

  it('says so when there is nothing to start', () => {
    expect(() => startLate('<script src="/a.js"></script>')).toThrow('No asynchronous scripts');
  });
});
