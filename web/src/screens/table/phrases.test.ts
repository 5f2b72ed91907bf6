import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { EMOJI, PHRASES } from './phrases';

const host = readFileSync(
  join(import.meta.dirname, '../../../../crates/protocol/src/online/chat.rs'),
  'utf8',
);

it('emoji match the server’s', () => {
  const list = /EMOJI: \[&str; \d+\] = \[([^\]]*)\]/.exec(host)![1]!;
  expect(EMOJI).toEqual([...list.matchAll(/"([^"]+)"/g)].map(([, one]) => one));
});

it('phrases match the server’s', () => {
  const list = /pub enum Phrase \{([^}]*)\}/.exec(host)![1]!;
  const words = [...list.matchAll(/(\w+),/g)].map(([, one]) =>
    one!.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase(),
  );
  expect(PHRASES).toEqual(words);
});
