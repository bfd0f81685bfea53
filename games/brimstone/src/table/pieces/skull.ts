/** The sign of Growing Dread, around 0 0. */
export const SKULL =
  'M0-8C5-8 8-5 8-1 8 1 7 3 5 4V7H2.6V5H1V7H-1V5H-2.6V7H-5V4C-7 3-8 1-8-1-8-5-5-8 0-8ZM-3.4-2.6A2.1 2.1 0 1 0-3.4 1.6 2.1 2.1 0 1 0-3.4-2.6ZM3.4-2.6A2.1 2.1 0 1 0 3.4 1.6 2.1 2.1 0 1 0 3.4-2.6Z'
