import { expect, test } from 'vitest';
import { setRussian } from '#src/format/typesetting.ts';
import { nodes, readSources, type Source, stringOf, textOf } from './sources.ts';

/** Every text that the product quotes, to the letter. */
const quoted = `
Начать зарабатывать
Вход
Регистрация
Восстановление пароля
Вход...
Регистрация...
Отправка...
Нет токена обновления
Сервер не вернул новый access token
Введите email
Введите корректный email
Некорректный email
Введите ваш email
Введите пароль
Пароль должен быть не менее 8 символов
Пароль должен содержать минимум 8 символов
Пароль должен содержать строчные буквы
Пароль должен содержать заглавные буквы
Пароль должен содержать цифры
Введите цифры, строчные и прописные буквы
Введите новый email
Новый email должен отличаться от текущего
Подтвердите новый email
Email не совпадает
Введите новый пароль
Подтвердите новый пароль
Пароли не совпадают
Введите текущий пароль
Имя пользователя должно содержать минимум 3 символа
Имя пользователя не должно превышать 30 символов
Имя пользователя может содержать только буквы, цифры, точки, дефисы и подчеркивания
Имя пользователя не может начинаться или заканчиваться точкой, дефисом или подчеркиванием
Имя пользователя не может содержать несколько специальных символов подряд
Имя пользователя не может состоять только из цифр
Введите имя пользователя
Введите новое имя пользователя
Новое имя пользователя должно отличаться от текущего
чел.
руб.
Ошибка соединения с сервером. Попробуйте позже.
Слишком частые попытки обновления токена
Неверный email или пароль
Ошибка авторизации
Пожалуйста, пройдите проверку капчи
Ошибка регистрации
Ошибка капчи. Попробуйте еще раз.
Ссылка для сброса пароля отправлена на указанный email.
Ошибка при отправке ссылки. Попробуйте снова.
Ошибка
Не удалось загрузить список подписок
Произошла ошибка
руб/мес
`
  .trim()
  .split('\n');

/** Texts as they show: a no-break space counts as a space, what surrounds a text and a number before it do not count. */
function textsOf(sources: readonly Source[]): Set<string> {
  const texts = new Set<string>();
  for (const source of sources) {
    for (const { node } of nodes(source)) {
      const jsx = node.type === 'JSXText' ? node['value'] : undefined;
      const text = stringOf(node) ?? textOf(node) ?? jsx;
      if (typeof text !== 'string') continue;
      const shown = text.replace(/(\s|\u00a0|&nbsp;|\\u00a0)+/g, ' ').trim();
      texts.add(shown.replace(/^[\d ]+/, ''));
    }
  }
  return texts;
}

const absent = (sources: readonly Source[]) => {
  const texts = textsOf(sources);
  return quoted.filter((text) => !texts.has(text));
};

test('every text of the specification is in the product word for word', async () => {
  expect(absent(await readSources('src/**/*.{ts,tsx}'))).toEqual([]);
});

test('every text of the specification is in the handbook word for word', async () => {
  const [product] = await readSources('stories/handbook/Product.mdx');
  const page = product?.text.replaceAll(/\s+/g, ' ') ?? '';
  expect(quoted.filter((text) => !page.includes(`«${text}»`))).toEqual([]);
});

test('every text of the specification is asserted word for word', async () => {
  const sources = await readSources('{tests,stories}/**/*.{ts,tsx}');
  expect(absent(sources.filter(({ path }) => !import.meta.filename.endsWith(path)))).toEqual([]);
});

test('set for the page, a quoted text differs by its no-break spaces alone (readings D47)', () => {
  const set = quoted.map(setRussian);
  expect(set.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(quoted);
  expect(set).not.toEqual(quoted);
});

test('the check sees a text that differs by a letter', () => {
  const without = absent([
    { path: 'a.tsx', text: `<p>Введите&nbsp;email</p>; const a = 'Введите  пароль!';` },
  ]);
  expect(without).not.toContain('Введите email');
  expect(without).toContain('Введите пароль');
});

/** Names of following for free that people would take for something else; «Подписаться» is for what is paid. */
const otherNames = /подписываем|подпишетесь на автора|отпис(?:аться|ыва)|открыть бесплатно/i;

test('following for free has one name: «Следить»', async () => {
  const sources = await readSources('src/{app,components,server}/**/*.{ts,tsx}');
  const articles = await readSources('src/app/**/*.md');
  const texts = [...textsOf(sources), ...articles.flatMap(({ text }) => text.split('\n'))];
  expect(texts.filter((text) => otherNames.test(text))).toEqual([]);
});
