import { beforeEach, describe, expect, it, vi } from 'vitest';
import { run } from './run';

describe('a run', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    vi.stubGlobal('requestAnimationFrame', (step: (now: number) => void) =>
      setTimeout(() => step(performance.now()), 16),
    );
    vi.stubGlobal('cancelAnimationFrame', clearTimeout);
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  function begin(tempo: number, from = 0, to = 100) {
    const told: string[] = [];
    const due = [0, 40, 100].map((at) => ({ at }));
    const running = run({
      from,
      to,
      tempo,
      moves: [],
      due,
      happen: ({ at }, late) => told.push(late ? `${at} late` : `${at}`),
      end: () => told.push('end'),
    });
    return { told, running };
  }

  it('reports everything at its time', () => {
    const { told } = begin(2);
    vi.advanceTimersByTime(70);
    expect(told).toEqual(['0']);
    vi.advanceTimersByTime(30);
    expect(told).toEqual(['0', '40']);
    vi.advanceTimersByTime(150);
    expect(told).toEqual(['0', '40', '100', 'end']);
  });

  it('requests a frame only when something is due', () => {
    const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
    begin(1);
    vi.advanceTimersByTime(500);
    expect(frames).toHaveBeenCalledTimes(3);
  });

  it('ends at once if nothing moves', async () => {
    const { told, running } = begin(0);
    expect(told).toEqual(['0 late', '40 late', '100 late', 'end']);
    await running.finished;
  });

  it('can be skipped once', () => {
    const { told, running } = begin(1);
    vi.advanceTimersByTime(20);
    running.skip();
    running.skip();
    expect(told).toEqual(['0', '40', '100 late', 'end']);
  });

  it('does not advance while paused', () => {
    const { told, running } = begin(1);
    vi.advanceTimersByTime(20);
    running.pause();
    vi.advanceTimersByTime(500);
    expect(told).toEqual(['0']);
    running.resume();
    vi.advanceTimersByTime(40);
    expect(told).toEqual(['0', '40']);
  });

  it('can run a part only', () => {
    const { told } = begin(1, 30, 60);
    vi.advanceTimersByTime(100);
    expect(told).toEqual(['40', 'end']);
  });
});
