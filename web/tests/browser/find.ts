// Finds elements without a role or text.
import { expect } from 'vitest';

/** Waits for the first element that matches a CSS selector. */
export async function find<E extends Element = HTMLElement>(selector: string): Promise<E> {
  await expect.poll(() => document.querySelector(selector), { message: selector }).not.toBeNull();
  return document.querySelector<E>(selector) as E;
}

/**
 * Returns the box of an element that is already on the page. Use this in `expect.poll` or after
 * `find`.
 */
export function boxOf(selector: string): DOMRect {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`Nothing on the page matches ${selector}`);
  return element.getBoundingClientRect();
}
