/** Shape, least width in pixels and texts of each kind of crop. */
export const kinds = {
  portrait: { aspect: 1, minWidth: 400, title: 'Кадр портрета', save: 'Поставить портрет' },
  cover: { aspect: 5, minWidth: 1000, title: 'Кадр обложки', save: 'Поставить обложку' },
} as const;

export type CropKind = keyof typeof kinds;
