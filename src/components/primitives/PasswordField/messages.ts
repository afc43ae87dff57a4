export const messages = {
  show: 'Показать пароль',
  capsLock: 'Включён Caps Lock',
  layout: 'Похоже, включена русская раскладка',
} as const;

/** Whether a Russian layout may be on where Latin letters are usual. */
export const hasCyrillic = (value: string): boolean => /\p{Script=Cyrillic}/u.test(value);
