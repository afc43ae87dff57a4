import type { Finding } from './PublishCheckContent.tsx';

const ignore = () => {};

/** One of each kind, for stories and tests. */
export const findings: readonly Finding[] = [
  {
    kind: 'error',
    title: 'Стол сверху.heic не\u00a0загрузилось',
    note: 'Повторите или\u00a0уберите из\u00a0поста',
    action: { label: 'Показать', onPress: ignore },
  },
  {
    kind: 'underway',
    title: 'Раскладка дорожек.png загружается',
    note: '40\u00a0%, ещё 12\u00a0секунд. Выйдет, когда догрузится',
  },
  {
    kind: 'warning',
    title: 'У\u00a0двух фото нет описания',
    note: 'Его слышат те, кто не\u00a0видит картинку',
    action: { label: 'Добавить', onPress: ignore },
  },
  { kind: 'ok', title: 'Увидят 214\u00a0человек', note: '«Первый ряд» и\u00a0«За\u00a0кулисами»' },
];
