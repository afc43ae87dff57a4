import type { IconName } from '#src/components/primitives/Icon/Icon.tsx';

/** Russian words that people look for an icon by. A new icon has to have some, too. */
export const iconWords: Readonly<Record<IconName, string>> = {
  feed: 'лента записи строки',
  plus: 'плюс добавить создать',
  user: 'человек профиль портрет',
  people: 'люди авторы читатели',
  chart: 'график аналитика статистика',
  book: 'книга база знаний',
  gear: 'настройки параметры',
  lock: 'замок закрыто платно',
  shield: 'щит защита безопасность',
  close: 'крестик закрыть убрать',
  search: 'поиск лупа найти',
  eye: 'глаз показать видно',
  eyeOff: 'глаз скрыть спрятать',
  heart: 'сердце нравится',
  message: 'сообщение комментарий чат',
  more: 'ещё меню три точки',
  logout: 'выход выйти',
  check: 'галочка готово да',
  image: 'картинка фото изображение',
  bold: 'жирный полужирный',
  link: 'ссылка цепь',
  quote: 'цитата кавычки',
  bookmark: 'закладка сохранить',
  share: 'поделиться отправить',
  play: 'слушать играть пуск',
  pause: 'пауза стоп',
  left: 'влево назад стрелка',
  right: 'вправо дальше стрелка',
  up: 'вверх выше стрелка',
  file: 'файл документ',
  download: 'скачать загрузить',
  down: 'вниз раскрыть список',
  italic: 'курсив наклонный',
  heading: 'заголовок буква',
  list: 'список точки',
  numbers: 'список нумерованный цифры',
  audio: 'звук музыка запись',
  posts: 'посты мои записи',
  gallery: 'галерея картинки',
  divider: 'черта разделитель',
  curtain: 'занавес закрытая часть',
  calendar: 'Календарь',
  clock: 'часы время расписание',
  pencil: 'карандаш править изменить',
  arrowDown: 'вниз ниже стрелка',
  minus: 'минус убрать',
  card: 'карта банк оплата',
  qr: 'код оплата сбп',
  print: 'печать принтер бумага',
  next: 'дальше открыть строка',
  coin: 'монета деньги заплатить',
  grip: 'ручка перетащить',
};

/** True if each word of the query begins one of the icon's words: its name or a Russian one. */
export function isFound(name: IconName, query: string): boolean {
  const words = `${name} ${iconWords[name]}`.toLowerCase().replaceAll('ё', 'е').split(' ');
  const wanted = query.toLowerCase().replaceAll('ё', 'е').split(' ').filter(Boolean);
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
}
