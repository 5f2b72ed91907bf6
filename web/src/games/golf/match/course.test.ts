import { expect, it } from 'vitest';
import { courseAt } from './course';

it('finds the file of a repeated course at its first occurrence', () => {
  const courses = [
    { id: 'a', file: 'A' },
    { id: 'b', file: 'B' },
    { id: 'a', file: '' },
    { id: 'a', file: 'C' },
    { id: 'a', file: '' },
  ];
  expect(courses.map((_, place) => courseAt(courses, place)?.file)).toEqual([
    'A',
    'B',
    'A',
    'C',
    'C',
  ]);
  expect(courseAt(courses, 5)).toBeUndefined();
});
