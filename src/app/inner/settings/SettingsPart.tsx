import { titles } from '../../meta/titles.ts';
import { LazyPart } from '../LazyPart.tsx';
import { pageWait } from '../pageWait.tsx';
import { settingsPage } from './chunk.ts';

/** `/account/settings`, which downloads on its own. */
export function SettingsPart() {
  return (
    <LazyPart chunk={settingsPage} title={titles.settings} failure="Настройки не загрузились" wait={pageWait}>
      {({ SettingsRoute }) => <SettingsRoute />}
    </LazyPart>
  );
}
