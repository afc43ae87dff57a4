import { everyPopup, popups, widgets } from '../keyboard.ts';
import { Facts } from './Facts.tsx';

/** The keys of all popups, and where the focus begins in each. */
export function PopupKeys() {
  return (
    <>
      <Facts title="В любом окне" rows={Object.entries(everyPopup)} />
      <Facts title="Где начинается фокус" rows={Object.entries(popups)} />
    </>
  );
}

/** The keys of each widget. */
export const WidgetKeys = () =>
  Object.entries(widgets).map(([name, keys]) => (
    <Facts key={name} title={name} rows={Object.entries(keys)} />
  ));
