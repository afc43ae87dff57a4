/** The five inks and the paper of the illustrations: the same in both themes (design section 3). */
export const inks = {
  pine: '#0E3B2C',
  ink: '#10201A',
  cinnabar: '#FA4D27',
  pink: '#F7B9CB',
  yellow: '#F6C744',
  paper: '#F1F3EE',
} as const;

/** Shades of pine on the pleats of the curtain over a locked post (design section 9). */
export const pleats = { dark: '#0A2E22', light: '#14503C' } as const;
