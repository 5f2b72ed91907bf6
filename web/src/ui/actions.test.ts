import { beforeAll, describe, expect, it, vi } from 'vitest';
import { act, keyHelp, type Action } from './actions';

beforeAll(() => void vi.stubGlobal('navigator', { languages: ['fr'] }));

const press = (code: string, more: Partial<KeyboardEvent> = {}) =>
  ({ code, key: code, ...more }) as KeyboardEvent;

describe('the keys of a screen', () => {
  it('runs letters by position, and shows the letter that is printed there', () => {
    const left = vi.fn();
    const actions: Action[] = [{ text: 'left', keys: { KeyA: left } }];
    expect(act(actions, press('KeyA', { key: 'q' }))).toBe(true);
    expect(act(actions, press('KeyQ', { key: 'a' }))).toBe(false);
    expect(left).toHaveBeenCalledOnce();
    expect(keyHelp(actions)).toEqual([{ keys: ['Q'], text: 'left' }]);
  });

  it('finds characters wherever they are on the keyboard', () => {
    const zoom = vi.fn();
    const actions: Action[] = [{ text: 'zoom', keys: { '+': zoom } }];
    expect(act(actions, press('Equal', { key: '+', shiftKey: true }))).toBe(true);
    expect(act(actions, press('NumpadAdd', { key: '+' }))).toBe(true);
    expect(keyHelp(actions)).toEqual([{ keys: ['+'], text: 'zoom' }]);
  });

  it('prefers an action with Shift, and otherwise runs the one without', () => {
    const ran: string[] = [];
    const actions: Action[] = [
      { keys: { ArrowLeft: () => ran.push('step'), KeyR: () => ran.push('turn') } },
      { text: 'stroke', keys: { '⇧ ArrowLeft': () => ran.push('stroke') } },
    ];
    act(actions, press('ArrowLeft'));
    act(actions, press('ArrowLeft', { shiftKey: true }));
    act(actions, press('KeyR', { key: 'R', shiftKey: true }));
    expect(ran).toEqual(['step', 'stroke', 'turn']);
    expect(keyHelp(actions)).toEqual([{ keys: ['⇧ ←'], text: 'stroke' }]);
  });

  it('keeps Ctrl and Alt apart from plain keys', () => {
    const ran: string[] = [];
    const actions: Action[] = [
      { keys: { 'Ctrl z': () => ran.push('undo'), KeyZ: () => ran.push('plain') } },
    ];
    expect(act(actions, press('KeyW', { key: 'z', metaKey: true }))).toBe(true);
    expect(act(actions, press('KeyZ', { key: 'w', ctrlKey: true }))).toBe(false);
    expect(act(actions, press('KeyZ', { key: 'w', altKey: true }))).toBe(false);
    expect(ran).toEqual(['undo']);
  });

  it('leaves a key to the next action if the first does not want it', () => {
    const second = vi.fn();
    const actions: Action[] = [{ keys: { Enter: () => false } }, { keys: { Enter: second } }];
    expect(act(actions, press('Enter'))).toBe(true);
    expect(second).toHaveBeenCalledOnce();
    expect(act(actions.slice(0, 1), press('Enter'))).toBe(false);
  });
});
