// Runs in the page of component tests: Vitest's locators, whose clicks are performed by WebDriver.
import {
  ensureAwaited,
  getByAltTextSelector,
  getByLabelSelector,
  getByPlaceholderSelector,
  getByRoleSelector,
  getByTestIdSelector,
  getByTextSelector,
  getByTitleSelector,
  Locator,
  selectorEngine,
} from '@vitest/browser/locators';
import {
  page,
  server,
  type Locator as PageLocator,
  type UserEventClickOptions,
} from 'vitest/browser';
import * as internal from 'vitest/internal/browser';
import { fillField, pointOf, type Point } from './actionable';

const actionTimeout = server.config.browser.providerOptions.actionTimeout as number;

class WebKitLocator extends Locator {
  constructor(
    override readonly selector: string,
    override readonly _container?: Element,
  ) {
    super();
  }

  private async point(options: UserEventClickOptions = {}): Promise<Point> {
    const {
      timeout = actionTimeout,
      force,
      position,
    } = options as UserEventClickOptions & {
      timeout?: number;
      force?: boolean;
      position?: Point;
    };
    await this.findElement({ timeout });
    try {
      return await pointOf(() => this.query(), { timeout, force, position });
    } catch (error) {
      throw new Error(`${this.selector} ${(error as Error).message}`, { cause: error });
    }
  }

  private press(times: number, options: UserEventClickOptions = {}): Promise<void> {
    return ensureAwaited(async () => {
      const { button, modifiers } = options as { button?: string; modifiers?: string[] };
      const at = await this.point(options);
      await this.triggerCommand('__vitest_click', at, { times, button, keys: modifiers });
    });
  }

  override click = (options?: UserEventClickOptions): Promise<void> => this.press(1, options);
  override dblClick = (options?: UserEventClickOptions): Promise<void> => this.press(2, options);
  override tripleClick = (options?: UserEventClickOptions): Promise<void> => this.press(3, options);
  override hover = (options?: object): Promise<void> =>
    ensureAwaited(async () => this.triggerCommand('__vitest_hover', await this.point(options)));

  override fill = (text: string): Promise<void> =>
    ensureAwaited(async () => fillField(await this.findElement({ timeout: actionTimeout }), text));
  override clear = (): Promise<void> => this.fill('');

  override upload = (files: unknown): Promise<void> =>
    ensureAwaited(async () => {
      const input = (await this.findElement({ timeout: actionTimeout })) as HTMLInputElement;
      const chosen = new DataTransfer();
      for (const file of [files].flat()) chosen.items.add(file as File);
      input.files = chosen.files;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });

  override selectOptions = (value: unknown): Promise<void> =>
    ensureAwaited(async () => {
      const select = (await this.findElement({ timeout: actionTimeout })) as HTMLSelectElement;
      const words = [value].flat();
      for (const option of select.options)
        option.selected = words.some((word) => word === option.value || word === option.label);
      select.dispatchEvent(new Event('input', { bubbles: true }));
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });

  override locator = (selector: string): Locator =>
    new WebKitLocator(`${this.selector} >> ${selector}`, this._container);
  override elementLocator = (element: Element): Locator =>
    new WebKitLocator(selectorEngine.generateSelectorSimple(element), element);
}

// Creates a locator. The cast adds the methods with which tests extend the type of locators.
const find = (selector: string, container?: Element): PageLocator =>
  new WebKitLocator(selector, container) as unknown as PageLocator;

page.extend({
  getByRole: (role, options) => find(getByRoleSelector(role, options)),
  getByLabelText: (text, options) => find(getByLabelSelector(text, options)),
  getByTestId: (id) =>
    find(getByTestIdSelector(server.config.browser.locators.testIdAttribute, id)),
  getByAltText: (text, options) => find(getByAltTextSelector(text, options)),
  getByPlaceholder: (text, options) => find(getByPlaceholderSelector(text, options)),
  getByText: (text, options) => find(getByTextSelector(text, options)),
  getByTitle: (text, options) => find(getByTitleSelector(text, options)),
  elementLocator: (element) => find(selectorEngine.generateSelectorSimple(element), element),
});
// Makes locators that tests have added, such as `page.css`, use this class. Vitest has no type for
// this setting.
(internal as unknown as { __INTERNAL: { _createLocator: typeof find } }).__INTERNAL._createLocator =
  find;
