/** What the address of the list keeps: the word typed, and the systems ticked. */
export interface WiringChoice {
  readonly find: string;
  readonly picked: readonly string[];
}

export function readChoice(query: string): WiringChoice {
  const params = new URLSearchParams(query);
  return {
    find: params.get('find') ?? '',
    picked: (params.get('with') ?? '').split(',').filter(Boolean),
  };
}

/** The query with the choice in it; what else it holds stays. */
export function writeChoice(query: string, { find, picked }: WiringChoice): string {
  const params = new URLSearchParams(query);
  const put = (key: string, value: string): void =>
    value === '' ? params.delete(key) : params.set(key, value);
  put('find', find);
  put('with', picked.join(','));
  return params.toString().replaceAll('%2C', ',');
}
