/** The colors of the shop's header. */
export const passColors = {
  backgroundColor: 'rgb(10, 55, 66)',
  foregroundColor: 'rgb(255, 255, 255)',
  labelColor: 'rgb(138, 211, 217)',
} as const;

/** The header's background in hexadecimal. */
export const passBackground = '#0a3742';
