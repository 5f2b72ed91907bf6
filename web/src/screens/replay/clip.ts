// Renders one mini golf stroke as an animated GIF, for screens without an open record.
import type { Event } from '../../generated/protocol';
import { core, study } from '../../core/core';
import { loadTexts } from '../../lib/texts.svelte';
import { golfStrip } from './film-strip';
import { makePicture } from './moving-picture';
import { FilmPlayer } from './player.svelte';
import { isStroke } from './steps';

/** Renders the first stroke that follows the first `before` events. */
export async function clipOf(events: readonly Event[], before: number): Promise<File> {
  const record = await core.recordOf(events);
  const [info] = await Promise.all([study.openFilm(record), loadTexts('replay')]);
  const film = new FilmPlayer(record, info);
  const step = film.steps.findIndex((one) => isStroke(one) && one.version > before);
  if (step < 0) throw new Error('no stroke after these events');
  const { file } = makePicture(await golfStrip(film, step, step), () => {});
  return new File([await file], 'carambole.gif', { type: 'image/gif' });
}
