import { onOtherAppearance, readAppearance, showAppearance } from '../appearance.ts';

/** Puts on the theme that was chosen on this device, before anything is painted: a blocking script in each head. */
showAppearance(readAppearance());
onOtherAppearance(showAppearance);
