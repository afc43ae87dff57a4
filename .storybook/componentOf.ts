/** Name of the component by the title of its stories: «Компоненты/Примитивы/Кнопка · Button». */
export const componentOf = (title: string): string => /\w+$/.exec(title)?.[0] ?? '';
