// Repeats a button's action while the button is held down; after a while, in larger steps.
import type { Attachment } from 'svelte/attachments';

export function hold(act: (steps: number) => void): Attachment<HTMLButtonElement> {
  return (button) => {
    let timer = 0;
    const stop = () => clearTimeout(timer);
    const start = (event: PointerEvent) => {
      if (event.button !== 0 || button.disabled) return;
      let times = 0;
      const again = () => {
        times++;
        act(times > 20 ? 5 : 1);
        timer = window.setTimeout(again, 60);
      };
      timer = window.setTimeout(again, 380);
    };
    button.addEventListener('pointerdown', start);
    for (const end of ['pointerup', 'pointerleave', 'pointercancel', 'blur'])
      button.addEventListener(end, stop);
    return () => {
      stop();
      button.removeEventListener('pointerdown', start);
    };
  };
}
