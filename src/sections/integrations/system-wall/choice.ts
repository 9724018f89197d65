import { filters, type Filter } from './matches';

/** State kept in the address: search text, filter and ticked systems. */
export interface WallChoice {
  readonly find: string;
  readonly only: Filter;
  readonly picked: readonly string[];
}

const isFilter = (value: string): value is Filter => Object.hasOwn(filters, value);

/** An address that says nothing of systems has the preset; `?with=` has none. */
export function readChoice(query: string, preset: readonly string[]): WallChoice {
  const params = new URLSearchParams(query);
  const only = params.get('only') ?? 'all';
  return {
    find: params.get('find') ?? '',
    only: isFilter(only) ? only : 'all',
    picked: params.get('with')?.split(',').filter(Boolean) ?? preset,
  };
}

/** Query with the state set; other parameters stay. */
export function writeChoice(query: string, { find, only, picked }: WallChoice): string {
  const params = new URLSearchParams(query);
  const put = (key: string, value: string, usual: string): void =>
    value === usual ? params.delete(key) : params.set(key, value);
  put('find', find, '');
  put('only', only, 'all');
  params.set('with', picked.join(','));
  return params.toString().replaceAll('%2C', ',');
}
