/**
 * What this tab remembers until it is closed. A browser may refuse to remember anything: then
 * reading answers null, and writing says that it failed.
 */
export const session = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },

  write(key: string, value: string): boolean {
    try {
      sessionStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },

  forget(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was remembered, so nothing is left.
    }
  },
};
