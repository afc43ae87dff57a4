/** The drawn portraits that stand for people without a photo (DESIGN.md section 10). */
export const portraits = ['anna', 'ilya', 'vera', 'mark'] as const;
