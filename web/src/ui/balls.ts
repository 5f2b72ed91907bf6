import balls from '../generated/balls.svg?raw';

/** Adds the balls to the page as SVG symbols, for `<use href="#ball-red">`. */
export function addBalls(): void {
  const sprite = document.createElement('div');
  sprite.hidden = true;
  sprite.innerHTML = balls;
  document.body.append(sprite);
}
