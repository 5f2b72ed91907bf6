// Mounts a single component on an otherwise empty page.
import type { Component, ComponentProps } from 'svelte';
import { cleanup, render } from 'vitest-browser-svelte';
import { commands, page } from 'vitest/browser';
import { barriers } from './barriers';
import { SIZES } from './open';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Any = Component<any>;

/** Mounts a component with these props, and removes the previous one. */
export async function show<Shown extends Any>(
  component: Shown,
  props: ComponentProps<Shown>,
  size: keyof typeof SIZES = 'desktop',
): Promise<{ change: (props: Partial<ComponentProps<Shown>>) => Promise<void> }> {
  await cleanup();
  const [width, height] = SIZES[size];
  await page.viewport(width, height);
  await commands.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // The types of `render` cannot describe a generic component.
  const { rerender } = await render(component as Any, props as Record<string, unknown>);
  return { change: (changed) => rerender(changed) };
}

/** Returns the axe findings in the component, except for rules about complete pages. */
export async function panelBarriers(): Promise<string[]> {
  const found = await barriers();
  return found.filter((one) => !/^(landmark-one-main|page-has-heading-one|region):/.test(one));
}
