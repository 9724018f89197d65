import {
  putBack,
  recall,
  remember,
  withFields,
  type SheetField,
} from '../../src/browser/sheetMemory';

const tick = (name: string, checked: boolean): SheetField => ({
  name,
  type: 'checkbox',
  checked,
  value: 'on',
});
const reading = (name: string, value: string): SheetField => ({
  name,
  type: 'text',
  checked: false,
  value,
});

const answer = (value: string, checked: boolean): SheetField => ({
  name: 'dial',
  type: 'radio',
  checked,
  value,
});

it('keeps which of the answers to a question was chosen, and forgets it', () => {
  const kept = withFields({}, [answer('zero', false), answer('stays', true)]);
  expect(kept).toEqual({ dial: 'stays' });
  const fields = [answer('zero', true), answer('stays', false)];
  putBack(fields, kept);
  expect(fields.map(({ checked }) => checked)).toEqual([false, true]);
  expect(fields.map(({ value }) => value)).toEqual(['zero', 'stays']);
  expect(withFields(kept, [answer('zero', false), answer('stays', false)])).toEqual({});
});

describe('withFields', () => {
  it('keeps ticks and readings by their names', () => {
    expect(withFields({}, [tick('filters', true), reading('amperes', ' 15.2 ')])).toEqual({
      filters: true,
      amperes: '15.2',
    });
  });

  it('forgets a tick that is taken off and a reading that is emptied', () => {
    const kept = { filters: true, amperes: '15.2' } as const;
    expect(withFields(kept, [tick('filters', false), reading('amperes', ' ')])).toEqual({});
  });

  it('leaves what another sheet has written', () => {
    expect(withFields({ elevators: true }, [tick('filters', true)])).toEqual({
      elevators: true,
      filters: true,
    });
  });
});

describe('putBack', () => {
  it('fills what is kept and empties what is not', () => {
    const fields = [tick('filters', false), tick('belt', true), reading('amperes', '')];
    putBack(fields, { filters: true, amperes: '15.2' });
    expect(fields.map(({ checked, value }) => [checked, value])).toEqual([
      [true, 'on'],
      [false, 'on'],
      [false, '15.2'],
    ]);
  });
});

describe('where a browser keeps nothing, or something else', () => {
  const { localStorage } = globalThis;
  const replace = (value: unknown): void => {
    Object.defineProperty(globalThis, 'localStorage', { value, configurable: true });
  };
  afterEach(() => replace(localStorage));

  it('starts empty and does not complain', () => {
    replace(undefined);
    expect(() => remember([tick('filters', true)])).not.toThrow();
    expect(recall()).toEqual({});
  });

  it.each(['{', 'null', '"on"'])('starts empty with %s', (text) => {
    replace({ getItem: () => text });
    expect(recall()).toEqual({});
  });
});
