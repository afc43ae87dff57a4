import { light } from '#src/theme/light.ts';
import { rolesOf } from '../grounds.ts';
import { usersOf } from '../places.ts';
import { ColorCell, type Theme } from './ColorCell.tsx';
import * as css from './ColorRoles.css.ts';
import { Copy } from './Copy.tsx';
import { Places } from './Places.tsx';

/** Purpose of the roles in each group; a new group of the theme needs an entry. */
const groups: Record<keyof typeof light.color, { title: string; about: string }> = {
  bg: { title: 'Фон', about: 'Страница и то, что на ней лежит: карточка, окно, углубление, подвал.' },
  text: {
    title: 'Текст',
    about: 'Чем важнее слова, тем сильнее контраст. Третий — только для подсказок в полях и выключенного.',
  },
  accent: { title: 'Акцент', about: 'Киноварь: главное действие и «вот этот». Ошибкой она не бывает.' },
  neutral: { title: 'Чернила', about: 'Вторая по силе кнопка: цвет текста как заливка.' },
  border: {
    title: 'Линии',
    about: 'Граница поля и кнопки видна всегда; line — украшение, границей поля не бывает.',
  },
  focus: { title: 'Фокус', about: 'Кольцо вокруг того, что выбрано с клавиатуры.' },
  focusInverse: { title: 'Фокус на тёмном', about: 'То же кольцо на цветных блоках.' },
  error: { title: 'Ошибка', about: 'Малиновая, всегда со знаком и словами.' },
  success: { title: 'Успех', about: 'Сохранилось, отправилось, подтвердилось.' },
  warning: { title: 'Предупреждение', about: 'Ещё не ошибка, но лучше посмотреть.' },
  block: { title: 'Цветные блоки', about: 'Лендинг. В тёмной теме блоки гаснут, а цвет уходит в цифры.' },
  selected: { title: 'Включено', about: 'Переключатель, галочка, выполненное условие.' },
  rating: { title: 'Оценка', about: 'Точки рейтинга; рядом всегда число.' },
  chart: { title: 'Части целого', about: 'Полосы долей и балансов; рядом всегда слова и число.' },
  receipt: { title: 'Чек', about: 'Бумага и чернила. Всё остальное на ней — из светлой темы.' },
  scrim: { title: 'Затемнение', about: 'Страница под окном.' },
  skeleton: { title: 'Заготовка', about: 'Пока страница загружается.' },
};

interface ColorRolesProps {
  /** Themes side by side. */
  themes: readonly Theme[];
  /** Files by the token that they use. @default no list of users */
  uses?: Readonly<Record<string, readonly string[]>>;
}

/** Every colour by its role, in themes beside each other. */
export function ColorRoles({ themes, uses }: ColorRolesProps) {
  return Object.entries(light.color).map(([key, value]) => {
    const { title, about } = groups[key as keyof typeof groups];
    const names = typeof value === 'string' ? [key] : rolesOf(value, key);
    return (
      <section key={key} className={css.group} aria-label={title}>
        <h3 className={css.heading}>{title}</h3>
        <p className={css.about}>{about}</p>
        {names.map((name) => (
          <div key={name} className={css.row}>
            <div className={css.name}>
              <Copy value={`vars.color.${name}`}>{name}</Copy>
              {uses !== undefined && <Places paths={usersOf(`vars.color.${name}`, uses)} />}
            </div>
            {themes.map((theme) => (
              <ColorCell key={theme} name={name} theme={theme} />
            ))}
          </div>
        ))}
      </section>
    );
  });
}
