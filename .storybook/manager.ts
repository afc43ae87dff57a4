import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const labels: Record<string, string> = {
  introduction: 'Введение',
  foundations: 'Основы',
  flows: 'Сценарии',
  handbook: 'Handbook',
};

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Соавтор' }),
  // Story addresses follow the folders; only the sidebar speaks Russian.
  sidebar: { renderLabel: ({ name }) => labels[name] ?? name },
});
