/** File name of a picture: `home-menu-platform-1280.png`, `lintel-newsroom-375-2.png`. */
export function nameOf(address: string, ...parts: readonly (string | number)[]): string {
  const slug =
    address
      .split(/[^a-z0-9]+/i)
      .filter(Boolean)
      .join('-') || 'home';
  return `${[slug, ...parts].join('-')}.png`;
}

export interface Slice {
  readonly y: number;
  readonly height: number;
}

/** Cuts a page into pieces of `size` px, the last one shorter; one that fits needs no cutting. */
export function slicesOf(height: number, size: number): Slice[] {
  if (height <= size) return [];
  return Array.from({ length: Math.ceil(height / size) }, (_, index) => {
    const y = index * size;
    return { y, height: Math.min(size, height - y) };
  });
}
