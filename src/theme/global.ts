/** Everything a page needs before its first component: imported once by the app and once by Storybook. */
import './layers.css.ts';
import './fonts.css.ts';
import './reset.css.ts';
import './themes.css.ts';
import './base.css.ts';
