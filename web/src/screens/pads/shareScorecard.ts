// Exports a score pad as text, and as a picture drawn in the browser.
import type { CourseCard, PadStanding } from '../../generated/protocol';
import { ballName } from '../../lib/names';
import { signed } from '../../lib/format';
import { t } from '../../lib/texts.svelte';
import { pngOf } from '../../lib/svg';
import { markOf, type Block } from './block';
import { courseName, playerName } from './scorecardLabels';

/** Formats a result as text: the strokes, followed by the tokens. */
function cellText(block: Block, row: number, ball: string): string {
  const course = block.courses[row]!;
  const { fate, tokens } = markOf(course, ball);
  const strokes = fate === null ? '·' : fate === 'out' ? `(${course.limit})` : String(fate.holed);
  return tokens.length > 0 ? `${strokes} ${tokens.map(signed).join(' ')}` : strokes;
}

export function asText(
  name: string,
  block: Block,
  cards: CourseCard[],
  standing: PadStanding,
): string {
  const lines = [name, ''];
  const players = block.players.map((player, place) => ({
    player,
    place,
    standing: standing.players[place]!,
  }));
  for (const { place, standing: sum } of [...players].sort(
    (one, other) => one.standing.rank - other.standing.rank,
  )) {
    lines.push(`${sum.rank}. ${playerName(block, place)}: ${signed(sum.total)}`);
  }
  for (const [row, course] of block.courses.entries()) {
    lines.push('', `${row + 1}. ${courseName(course, cards, row)}`);
    for (const { player, place } of players) {
      for (const ball of player.balls)
        lines.push(
          `   ${playerName(block, place)} (${ballName(ball)}): ${cellText(block, row, ball)}`,
        );
    }
  }
  return lines.join('\n');
}

const INK = '#2a1f15';
const [COLUMN, ROW, LEFT, TOP] = [96, 48, 300, 150];

/** Draws the score pad as a picture of a paper sheet, always in the light theme. */
export async function asPicture(
  name: string,
  block: Block,
  cards: CourseCard[],
  standing: PadStanding,
): Promise<Blob> {
  const balls = block.players.flatMap((player, owner) =>
    player.balls.map((ball) => ({ ball, owner })),
  );
  const width = LEFT + balls.length * COLUMN + 28;
  const height = TOP + (block.courses.length + 2) * ROW + 28;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * 2, height * 2];
  const pen = canvas.getContext('2d')!;
  pen.scale(2, 2);
  drawSheet(pen, width, height);
  const family = getComputedStyle(document.body).fontFamily;
  const write = (
    text: string,
    x: number,
    y: number,
    size: number,
    weight = 600,
    align: CanvasTextAlign = 'center',
    most?: number,
  ) => {
    pen.font = `${weight} ${size}px ${family}`;
    pen.textAlign = align;
    pen.fillStyle = INK;
    pen.fillText(text, x, y, most);
  };
  write(name, 52, 66, 24, 800, 'left', width - 80);
  const x = (column: number) => LEFT + column * COLUMN + COLUMN / 2;
  for (const [column, { ball, owner }] of balls.entries()) {
    write(playerName(block, owner), x(column), TOP - 34, 15, 700, 'center', COLUMN - 8);
    write(ballName(ball), x(column), TOP - 16, 12, 500, 'center', COLUMN - 8);
  }
  const line = (row: number) => TOP + row * ROW + ROW / 2 + 6;
  for (const [row, course] of block.courses.entries()) {
    write(String(row + 1), 24, line(row), 14);
    write(courseName(course, cards, row), 52, line(row), 16, 500, 'left', LEFT - 60);
    for (const [column, { ball }] of balls.entries())
      write(cellText(block, row, ball), x(column), line(row), 18, 700, 'center', COLUMN - 8);
  }
  const foot = block.courses.length;
  pen.fillRect(44, TOP + foot * ROW - 1, width - 64, 2);
  write(t('pads-total'), 52, line(foot), 17, 800, 'left');
  write(t('pads-rank'), 52, line(foot + 1), 16, 700, 'left');
  for (const [place, player] of block.players.entries()) {
    const first = balls.findIndex(({ owner }) => owner === place);
    const middle = (x(first) + x(first + player.balls.length - 1)) / 2;
    write(signed(standing.players[place]!.total), middle, line(foot), 22, 800);
    write(`${standing.players[place]!.rank}.`, middle, line(foot + 1), 16, 700);
  }
  return pngOf(canvas);
}

function drawSheet(pen: CanvasRenderingContext2D, width: number, height: number): void {
  pen.fillStyle = '#fffaf0';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#b8431c';
  pen.fillRect(0, 0, width, 26);
  pen.fillStyle = '#f5ecdb';
  for (let hole = 18; hole < width; hole += 26) {
    pen.beginPath();
    pen.arc(hole, 13, 5.5, 0, Math.PI * 2);
    pen.fill();
  }
  pen.fillStyle = 'rgb(90 120 150 / 0.28)';
  for (let line = TOP; line < height - 20; line += ROW) pen.fillRect(0, line, width, 1);
  pen.fillStyle = '#d9705e';
  pen.fillRect(42, 26, 1, height - 26);
}
