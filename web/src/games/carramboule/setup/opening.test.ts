import { describe, expect, it } from 'vitest';
import { firstSeat, seatsOf } from './opening';

describe('the opening of a match', () => {
  it('puts a person on the first seat and the chosen opponent on the second', () => {
    expect(seatsOf('computer', 3)).toEqual([{ type: 'person' }, { type: 'computer', level: 3 }]);
    expect(seatsOf('person', 3)).toEqual([{ type: 'person' }, { type: 'person' }]);
  });

  it('lets the chosen or a random player start', () => {
    expect([firstSeat('first'), firstSeat('second')]).toEqual([0, 1]);
    expect([firstSeat('lot', 0.2), firstSeat('lot', 0.8)]).toEqual([0, 1]);
  });
});
