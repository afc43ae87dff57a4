export { Menu, type MenuProps } from './Menu.tsx';
export { type MenuEntry, MenuItems, type MenuItemsProps } from './MenuItems.tsx';
