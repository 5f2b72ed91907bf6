// Animates a token flying from the board to the player's score.
import { signed } from '../../../lib/format';

export function flyToken(
  ball: string,
  value: number,
  from: { x: number; y: number },
  pace: number,
): void {
  const target = document
    .querySelector(`[data-ball="${CSS.escape(ball)}"]`)
    ?.getBoundingClientRect();
  if (!target) return;
  const coin = document.createElement('span');
  coin.textContent = signed(value);
  coin.setAttribute('aria-hidden', 'true');
  Object.assign(coin.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    zIndex: '20',
    width: '30px',
    height: '30px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    background: 'var(--coin)',
    boxShadow: 'inset 0 0 0 2px var(--coin-edge), var(--sh-1)',
    color: 'var(--coin-ink)',
    font: '800 14px var(--font)',
    pointerEvents: 'none',
  });
  document.body.append(coin);
  const place = (x: number, y: number, scale: number) =>
    `translate(${x - 15}px, ${y - 15}px) scale(${scale})`;
  const end = { x: target.right - 24, y: target.top + target.height / 2 };
  const flight = coin.animate(
    [
      { transform: place(from.x, from.y, 0.8), opacity: 1 },
      {
        transform: place(from.x, from.y - 30, 1.35),
        opacity: 1,
        offset: 0.25,
        easing: 'cubic-bezier(0.4, 0, 0.6, 1)',
      },
      { transform: place(end.x, end.y, 0.7), opacity: 0.9 },
    ],
    { duration: 620 * pace, easing: 'ease-out' },
  );
  void flight.finished.catch(() => {}).then(() => coin.remove());
}
