/** State kept in the address: search text and ticked systems. */
export interface WiringChoice {
  readonly find: string;
  readonly picked: readonly string[];
}

export function readWiring(query: string): WiringChoice {
  const params = new URLSearchParams(query);
  return {
    find: params.get('find') ?? '',
    picked: (params.get('with') ?? '').split(',').filter(Boolean),
  };
}

/** Query with the state set; other parameters stay. */
export function writeWiring(query: string, { find, picked }: WiringChoice): string {
  const params = new URLSearchParams(query);
  const put = (key: string, value: string): void =>
    value === '' ? params.delete(key) : params.set(key, value);
  put('find', find);
  put('with', picked.join(','));
  return params.toString().replaceAll('%2C', ',');
}
