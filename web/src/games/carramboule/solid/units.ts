// Lengths in the solid view. Its corner at the origin is the south-western one of the play area, as
// on the table of the physics.
import type { Point } from '../../solid/camera';
import type { Place } from '../table/motion';

/** The length of a metre. The core builds the table with the same scale. */
export const METRE = 28;
/** The length of a millimetre. */
export const MILLIMETRE = METRE / 1000;

/** Returns the point at a height above a place on the table. */
export const point = ([x, y]: Place, z = 0): Point => [x * METRE, y * METRE, z];
