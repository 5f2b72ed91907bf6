// Parses rulebook texts into paragraphs, lists, and references to rules.
import { PAGES } from './contents';

export interface Block {
  kind: 'paragraph' | 'list';
  items: string[];
}

/** Splits text into paragraphs and lists. Lines that start with a dash are list items. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split('\n')) {
    const item = /^\s*–\s+(.*)$/.exec(line)?.[1];
    const last = found[found.length - 1];
    if (item === undefined) found.push({ kind: 'paragraph', items: [line] });
    else if (last?.kind === 'list') last.items.push(item);
    else found.push({ kind: 'list', items: [item] });
  }
  return found;
}

/** Splits text at the rule ids in it. Every second part is a rule id. */
export function references(text: string): string[] {
  const parts = text.split(/\b(K-F\d|[A-Z]\d{1,2})\b/);
  const joined = [parts[0] ?? ''];
  for (let index = 1; index < parts.length; index += 2) {
    const [id = '', rest = ''] = [parts[index], parts[index + 1]];
    if (PAGES.includes(id)) joined.push(id, rest);
    else joined[joined.length - 1] += id + rest;
  }
  return joined;
}
