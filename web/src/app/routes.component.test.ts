// Compares the route table with the addresses that the accessibility tests visit.
import { expect, test } from 'vitest';
import { ROUTES as VISITED } from '../../e2e/routes';
import { NOWHERE, routeAt, ROUTES } from './routes';

test('the accessibility tests visit every screen in the route table', () => {
  const visited = VISITED.map((path) => routeAt(path.split('/').filter(Boolean)));
  expect(visited).not.toContain(NOWHERE);
  const left = Object.keys(ROUTES).filter((name) => !visited.includes(ROUTES[name]!));
  // `kit` exists only in development. The others show a match or a course, and are visited by the
  // tests that create one.
  expect(left).toEqual(['course', 'play', 't', 'kit']);
});
