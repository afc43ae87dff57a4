import type { Finding } from '#src/components/popups/PublishCheckPopup/PublishCheckPopup.tsx';

const ignore = () => {};

/** One of each kind, for stories and tests. */
export const findings: readonly Finding[] = [
  {
    kind: 'error',
    title: 'Стол сверху.heic не загрузилось',
    note: 'Повторите или уберите из поста',
    action: { label: 'Показать', onPress: ignore },
  },
  {
    kind: 'underway',
    title: 'Раскладка дорожек.png загружается',
    note: '40 %, ещё 12 секунд. Выйдет, когда догрузится',
  },
  {
    kind: 'warning',
    title: 'У двух фото нет описания',
    note: 'Его слышат те, кто не видит картинку',
    action: { label: 'Добавить', onPress: ignore },
  },
  { kind: 'ok', title: 'Увидят 214 человек', note: '«Первый ряд» и «За кулисами»' },
];
