/** SHA-256 of a text. */
export const digestOf = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** SHA-256 of a text, in base64. */
export const hashOf = async (text: string): Promise<string> =>
  btoa(String.fromCharCode(...(await digestOf(text))));
