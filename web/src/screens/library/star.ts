/** The outline of a star in a 24-unit square, as an SVG path. */
export const STAR =
  'M12 2.6L14.8 8.6L21.4 9.4L16.5 13.9L17.8 20.4L12 17.1L6.2 20.4L7.5 13.9L2.6 9.4L9.2 8.6Z';
