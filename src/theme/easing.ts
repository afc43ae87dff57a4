/** Curves of design section 5. */
export const easing = {
  out: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  in: 'cubic-bezier(0.5, 0, 0.9, 0.4)',
} as const;
