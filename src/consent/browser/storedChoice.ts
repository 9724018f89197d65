import { readChoice, type Choice } from '../choice';

/** What this browser keeps of a choice; nothing where it lets no page see its cookies. */
export function storedChoice(): Choice | undefined {
  try {
    return readChoice(document.cookie);
  } catch {
    return undefined;
  }
}
