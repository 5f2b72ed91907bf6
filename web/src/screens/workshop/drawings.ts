// The icons of the workshop's tools. Like all icons, they fill a 24 × 24 square.
export const DRAWINGS = {
  /** A bar with a groove and two open ends. */
  open: 'M3 8H21M3 16H21M6 12H8M11 12H13M16 12H18',
  /** A coin with a minus sign. */
  value: 'M12 4A8 8 0 1 0 12.1 4ZM8.5 12H15.5',
  /** A few connected cells. */
  cells:
    'M8 3.5L12 5.8V10.4L8 12.7L4 10.4V5.8ZM16 3.5L20 5.8V10.4L16 12.7L12 10.4M12 12.7V10.4M16 12.7V17.3L12 19.6L8 17.3V12.7',
  /** A flame. */
  heat: 'M12 3C12.5 7 17.5 9 17.5 14.5A5.5 5.5 0 0 1 6.5 14.5C6.5 12 8 10.5 8.8 9C9.4 10.4 10.2 11 11 11.2C10.6 8.6 10.8 5.4 12 3Z',
} as const;
