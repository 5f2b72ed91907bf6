// Tests the workshop's list of courses: hostile links and files, names, copies, and deletion.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { barriers } from '../../../tests/browser/barriers';
import { press, reopen } from '../../../tests/browser/device';
import { open } from '../../../tests/browser/open';
import { bin, card, fork, piece } from '../../../tests/browser/workshop';
import { find } from '../../../tests/browser/find';

for (const code of ['garbage', '%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'A'.repeat(6000)]) {
  test(`a link without a course is refused: ${code.slice(0, 20)}`, async () => {
    await open(`/course/${code}`);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(/This link does not contain a complete course/);
    expect(await barriers()).toEqual([]);
  });
}

test('hostile files are refused with an explanation and change nothing', async () => {
  await open('/workshop');
  await expect.element(card('The Long Step')).toBeVisible();
  const upload = async (name: string, content: BlobPart) =>
    userEvent.upload(
      await find('input[type=file]'),
      new File([content], name, { type: 'text/plain' }),
    );
  const files: [string, BlobPart, RegExp][] = [
    ['broken.toml', '[[[', /^This file cannot be opened: .{10,}/],
    [
      'huge.toml',
      'x'.repeat(3 << 20),
      /^This file cannot be opened: This course file is too large/,
    ],
    ['bytes.toml', new Uint8Array([0xff, 0xfe, 0, 1]), /^This file cannot be opened: .{10,}/],
  ];
  for (const [name, content, sentence] of files) {
    await upload(name, content);
    await expect.element(page.getByRole('alert'), { message: name }).toHaveTextContent(sentence);
  }
  await expect.element(page.getByText('No courses yet.')).toBeVisible();

  // A script in a course name is shown as plain text.
  const map = 'map = """\n. s s s . o\n . s s s . .\n"""';
  await upload('name.toml', `format = 1\nname = "<img src=x onerror=alert(1)>"\n${map}\n`);
  await expect
    .element(page.getByRole('heading', { level: 1, name: '<img src=x onerror=alert(1)>' }))
    .toBeVisible();
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('a course is renamed in its title', async () => {
  await fork('The Elbow');
  const title = page.getByRole('heading', { level: 1 }).getByRole('button');
  const field = page.getByRole('textbox', { name: 'Name' });
  await title.click();
  await expect.element(field).toHaveValue('The Elbow');
  // An invalid name is rejected during typing, and it is not saved.
  await field.fill(' ');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter a name for the course.');
  await press('Enter');
  await expect.element(field).toHaveFocus();
  await field.fill('Your Elbow');
  await press('Escape');
  await expect.element(title).toHaveFocus();
  await expect.element(title).toHaveTextContent('The Elbow');
  await press('Enter');
  await field.fill('My Elbow');
  await press('Enter');
  await expect.element(title).toHaveFocus();
  await expect.element(page.getByRole('heading', { level: 1, name: 'My Elbow' })).toBeVisible();
  await expect.element(page.getByTestId('said')).toHaveTextContent('Renamed to My Elbow.');
  await expect.element(page.getByText('saved')).toBeVisible();
  await reopen('/workshop');
  await expect
    .element(page.getByRole('link', { name: /My Elbow.*Based on The Elbow/ }))
    .toBeVisible();
});

test('a course is saved with its origin, copied under another name, and deleted', async () => {
  await fork('The Elbow');
  await expect.element(page.getByText('saved')).toBeVisible();
  await reopen('/workshop');
  await expect
    .element(page.getByRole('link', { name: /The Elbow.*Based on The Elbow/ }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Copy The Elbow' }).click();
  const field = page.getByRole('textbox', { name: 'Name' });
  await page.getByRole('heading', { level: 1 }).getByRole('button').click();
  await expect.element(field).toHaveValue('The Elbow (2)');
  await field.fill('The Elbow');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('You already have a course with this name.');
  await press('Escape');
  await reopen('/workshop');
  for (const name of ['The Elbow (2)', 'The Elbow']) {
    await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  }
  await expect.element(page.getByText('No courses yet.')).toBeVisible();
});

test('a shared course is shown, and opens in the editor with its pieces', async () => {
  await fork();
  await bin('Corner').click();
  await expect.element(piece('F-V3-1')).toHaveFocus();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect.element(link).toHaveValue(expect.stringMatching(/\/course\/[\w-]{20,}$/));
  const { pathname } = new URL((link.element() as HTMLInputElement).value);
  await open(pathname);
  await expect.element(page.getByRole('heading', { name: 'The Long Step' })).toBeVisible();
  await expect.element(page.css('main .picture svg')).toBeVisible();
  expect(await barriers()).toEqual([]);
  await page.getByRole('button', { name: 'Build on it' }).click();
  await expect.element(piece('F-V3-1')).toBeVisible();
});
