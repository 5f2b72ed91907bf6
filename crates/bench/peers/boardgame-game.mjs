// The smallest game there is: whoever is in turn counts one up.
export const counting = {
  name: 'counting',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    act: {
      move: ({ G }) => {
        G.count += 1;
      },
      // Seen when the server says so, not before.
      client: false,
    },
  },
};
