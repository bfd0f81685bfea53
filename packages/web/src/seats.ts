/** How seats are told apart: by colour, and by a mark as well, so that nobody needs the colour. */
export const COLOURS = ['#e8793a', '#4fb8d6', '#8fce6a', '#c98af0', '#e8cf5a', '#f29ab2'] as const
export const MARKS = ['●', '▲', '■', '◆', '★', '⬟'] as const
