// Tests that the rulebook is complete: every rule, ruling and term exists in every language, and
// every figure is drawn.
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, it } from 'vitest';
import * as core from '../../generated/study/browser';
import type { Boxes, FigurePicture, PositionPicture, Tried } from '../../generated/protocol';
import { CHAPTERS, FIGURES, RULINGS, WORDS } from '../../rulebook/contents';
import { sceneFrames } from '../../rulebook/frames';
import { blocks, references } from '../../rulebook/prose';
import { samplePosition } from '../../rulebook/sample';
import { placeAt, SHOTS } from '../../rulebook/shots';
import { find, plain, prepare, snippet } from './search';

const ROOT = `${import.meta.dirname}/../../../..`;
const LANGUAGES = readdirSync(`${ROOT}/locales`);
const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8');

function bundle(language: string, part: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const errors = made.addResource(new FluentResource(read(`locales/${language}/${part}.ftl`)));
  expect(errors).toEqual([]);
  return made;
}

function text(from: FluentBundle, key: string): string {
  const message = from.getMessage(key);
  expect(message?.value, `${from.locales[0]}: ${key}`).toBeTruthy();
  return from.formatPattern(message!.value!, {});
}

/** Returns the ids of the rules or rulings in docs/rules that match a pattern. */
const inRules = (pattern: RegExp) =>
  ['minigolf', 'carramboule'].flatMap((game) =>
    [...read(`docs/rules/${game}.md`).matchAll(pattern)].map((match) => match[1]!),
  );

beforeAll(() => {
  core.initSync({
    module: readFileSync(`${import.meta.dirname}/../../generated/study/browser_bg.wasm`),
  });
});

describe('contents', () => {
  const rules = CHAPTERS.flatMap((chapter) => chapter.rules);

  it('has every rule of both games once', () => {
    const all = inRules(/^(?:- |\| )\*\*([A-Z]\d+|K-F\d)\*\*/gm);
    expect(all.length).toBeGreaterThan(60);
    expect([...rules].sort()).toEqual(all.sort());
  });

  it('has every ruling of docs/rules once', () => {
    const all = inRules(/^ *- (?:\*\*Ruling\*\* )?`([a-z-]+)`/gm);
    expect(RULINGS.map(({ id }) => id).sort()).toEqual(all.sort());
    for (const ruling of RULINGS) for (const rule of ruling.rules) expect(rules).toContain(rule);
  });

  it.each(LANGUAGES)('is complete in %s', (language) => {
    const own = bundle(language, 'rulebook');
    const keys = [
      ...CHAPTERS.flatMap(({ id }) => [`chapter-${id}`, `chapter-${id}-intro`]),
      ...rules.flatMap((id) => [`rule-${id}`, `rule-${id}-title`]),
      ...RULINGS.flatMap(({ id }) => [`ruling-${id}`, `ruling-${id}-title`]),
      ...WORDS.flatMap((id) => [`word-${id}`, `word-${id}-text`]),
    ];
    for (const key of keys) expect(text(own, key).length, key).toBeGreaterThan(1);
    for (const part of ['rulebook', 'learn']) {
      const english = new FluentResource(read(`locales/en/${part}.ftl`)).body.map(
        (message) => message.id,
      );
      expect(
        new FluentResource(read(`locales/${language}/${part}.ftl`)).body.map(
          (message) => message.id,
        ),
      ).toEqual(english);
    }
  });

  it.each(LANGUAGES)('names every piece and die in %s', (language) => {
    const [own, pieces] = [bundle(language, 'rulebook'), bundle(language, 'pieces')];
    const boxes = JSON.parse(core.boxes()) as Boxes;
    for (const { id } of boxes.pieces) text(pieces, `piece-${id}`);
    for (const { id } of boxes.dice) text(own, `box-die-${id}`);
  });

  it.each(LANGUAGES)('names pieces as the workshop does in %s', (language) => {
    const boxes = JSON.parse(core.boxes()) as Boxes;
    const known = boxes.pieces.map(({ id }) => `piece-${id}`);
    const elsewhere = readdirSync(`${ROOT}/locales/${language}`).filter(
      (name) => name !== 'pieces.ftl',
    );
    const keys = elsewhere.flatMap((name) =>
      new FluentResource(read(`locales/${language}/${name}`)).body.map((message) => message.id),
    );
    expect(
      keys.filter((key) =>
        known.some((name) => [name, `box-${name}`, `workshop-${name}`].includes(key)),
      ),
    ).toEqual([]);
  });
});

describe('figures', () => {
  const numbers = readdirSync(`${ROOT}/figures`).map((name) => name.replace('.toml', ''));

  it('are all in the contents with the rules of their files', () => {
    expect(FIGURES.map((figure) => figure.number).sort()).toEqual([...numbers].sort());
  });

  it.each(numbers)('%s is drawn, and its strokes end where the core leaves the balls', (number) => {
    const file = read(`figures/${number}.toml`);
    for (const language of LANGUAGES) {
      const figure = JSON.parse(core.figure(file, 'light', language, 'x-')) as FigurePicture;
      expect(figure.rules).toEqual(FIGURES.find((one) => one.number === number)?.rules);
      expect(figure.still).toContain('<svg');
      expect(JSON.parse(core.figure_words(file, language))).toEqual({
        title: figure.title,
        text: figure.text,
      });
      for (const scene of figure.scenes) {
        if (scene.strokes.length === 0) continue;
        const frames = sceneFrames(scene);
        const last = scene.strokes[scene.strokes.length - 1]!.way.trace.balls;
        const lying = Object.entries(last)
          .filter(([, place]) => place !== 'holed')
          .map(([ball]) => ball);
        expect(Object.keys(frames[frames.length - 1]!.balls).sort()).toEqual(lying.sort());
      }
    }
  });
});

describe('shots', () => {
  const contacts = (rule: string) => {
    const { motion } = JSON.parse(core.try_shot(JSON.stringify(SHOTS[rule]))) as Tried;
    return {
      motion,
      fell: motion.balls.flatMap((ball) =>
        ball.fell ? [{ kind: ball.kind, at: ball.fell[0] }] : [],
      ),
    };
  };

  it('show what their text says', () => {
    expect(contacts('K5').fell.map(({ kind }) => kind)).toEqual(['white']);
    expect(contacts('K-F2').fell.map(({ kind }) => kind)).toEqual(['cue']);
    const covered = contacts('Q2').fell.sort((a, b) => a.at - b.at);
    expect(covered.map(({ kind }) => kind)).toEqual(['white', 'queen']);
    const [, first, second] = contacts('K6').motion.contacts;
    expect([first?.kind, second?.kind]).toEqual(['cushion', 'ball']);
  });

  it('interpolate a ball between two events', () => {
    const { motion } = contacts('K5');
    expect(placeAt(motion.balls[0]!, 0)).toEqual([0.3, 0.1]);
    expect(
      placeAt(
        motion.balls.find((ball) => ball.fell)!,
        motion.duration,
      ),
    ).toBeNull();
  });
});

describe('pieces', () => {
  it('are all drawn', () => {
    const boxes = JSON.parse(core.boxes()) as Boxes;
    for (const piece of boxes.pieces.filter((one) => one.values.length === 0)) {
      const drawn = core.position(JSON.stringify(samplePosition(piece.id)), 'light', 'en', 'x-');
      expect((JSON.parse(drawn) as PositionPicture).board.svg, piece.id).toContain('<svg');
    }
  });
});

describe('search', () => {
  const entry = (name: string, title: string, text: string) => ({
    kind: 'rule' as const,
    name,
    href: `/rules/${name}`,
    title,
    text,
  });
  const index = prepare([
    entry('S4', 'Comment la balle roule', 'Elle rebondit sans rien payer'),
    entry('R2', 'Zwei Körper', 'Der Ball läuft zurück, eine große Wand'),
    entry('W1', 'Woda', 'Piłka się zatrzymuje'),
  ]);

  it('ignores accents and capitals', () => {
    expect(find(index, 'korper LAUFT').map(({ name }) => name)).toEqual(['R2']);
    expect(find(index, 'grosse').map(({ name }) => name)).toEqual(['R2']);
    expect(find(index, 'pilka').map(({ name }) => name)).toEqual(['W1']);
    expect(plain('Œuvre à l’eau')).toBe("oeuvre a l'eau");
  });

  it('ranks the named rule first', () => {
    expect(find(index, 's4')[0]?.name).toBe('S4');
    expect(find(index, 'nothing of the kind')).toEqual([]);
  });

  it('marks the hits', () => {
    expect(snippet('Piłka się zatrzymuje', 'sie')).toEqual(['Piłka ', 'się', ' zatrzymuje']);
    expect(snippet('eine große Wand', 'grosse')).toEqual(['eine ', 'große', ' Wand']);
  });
});

describe('prose', () => {
  it('finds lists and rules', () => {
    expect(blocks('a\n– b\n– c\nd').map(({ kind, items }) => [kind, items.length])).toEqual([
      ['paragraph', 1],
      ['list', 2],
      ['paragraph', 1],
    ]);
    expect(references('wins over R2 to R4, not X9')).toEqual([
      'wins over ',
      'R2',
      ' to ',
      'R4',
      ', not X9',
    ]);
  });
});
