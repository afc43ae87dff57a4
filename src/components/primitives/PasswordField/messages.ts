export const messages = {
  show: 'Показать пароль',
  capsLock: 'Включён Caps Lock',
  layout: 'Похоже, включена русская раскладка',
} as const;

/** True if a Russian layout may be on in a field that usually has Latin letters. */
export const hasCyrillic = (value: string): boolean => /\p{Script=Cyrillic}/u.test(value);
