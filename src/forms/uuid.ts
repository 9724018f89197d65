/** The first 16 bytes as a UUID of a version (RFC 9562): 4 for chance, 8 for what follows from a text. */
export function uuidFrom(bytes: Uint8Array, version: 4 | 8): string {
  const hex = Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${version}${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
