// A minimal game: the player whose turn it is increments a counter.
export const counting = {
  name: 'counting',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    act: {
      move: ({ G }) => {
        G.count += 1;
      },
      // Disable optimistic updates: show moves when the server confirms them.
      client: false,
    },
  },
};
