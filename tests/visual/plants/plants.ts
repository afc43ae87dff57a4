/** A change of looks that a person may make by accident. */
export interface Plant {
  /** The change, as the list of results names it. */
  readonly name: string;
  readonly file: string;
  /** Stands in the file once. */
  readonly from: string;
  readonly to: string;
  /** Tests of which one has to fail: a file of stories, or what reads a computed style where no picture can see it. */
  readonly tests: string;
}

const plant = (name: string, file: string, from: string, to: string, tests: string): Plant => ({
  name,
  file: `src/${file}`,
  from,
  to,
  tests: tests.startsWith('tests/') ? tests : `stories/components/${tests}.stories.tsx`,
});

const button = 'components/primitives/button.css.ts';
const buttons = 'primitives/Button';
const shell = 'frames/AppShell';
const theme = 'theme/themes.css.ts';
const moving = 'tests/theme/motion.test.tsx';

/** Extended by a line. */
export const plants: readonly Plant[] = [
  plant('padding + 1 px', button, "padding = '26px'", "padding = '27px'", buttons),
  plant('radius + 0.25 px', 'theme/scale.ts', "control: '6px'", "control: '6.25px'", buttons),
  plant('radius + 1 px', 'theme/scale.ts', "sheet: '8px'", "sheet: '9px'", 'popups/LoginPopup'),
  plant('border + 0.5 px', 'theme/scale.ts', "borderControl: '1.5px'", "borderControl: '2px'", buttons),
  plant('weight + 5', 'theme/typeScale.ts', 'control: 650', 'control: 655', buttons),
  plant('weight 420 → 425', 'theme/typeScale.ts', 'text: 420', 'text: 425', 'sections/Prose'),
  // Running text only: the single line of a button is painted where it was.
  plant(
    'line height + 0.02',
    'theme/typography.ts',
    'legal: { ...author, fontSize: fontSize.quote, lineHeight: 1.62',
    'legal: { ...author, fontSize: fontSize.quote, lineHeight: 1.64',
    'sections/Prose',
  ),
  plant('letter spacing + 0.01 em', 'theme/typography.ts', "'-0.036em'", "'-0.026em'", 'sections/Hero'),
  plant('a switched-off axis', 'theme/typography.ts', '\'"FLAR" 100\'', '\'"FLAR" 99\'', 'sections/Hero'),
  plant(
    'stroke of icons + 0.1',
    'components/primitives/Icon/Icon.css.ts',
    'strokeWidth: 2 }',
    'strokeWidth: 2.1 }',
    'primitives/Icon',
  ),
  plant(
    'a missing icon',
    'components/primitives/IconButton/IconButton.tsx',
    '<Icon name={icon} />',
    '',
    'primitives/IconButton',
  ),
  plant(
    'colour by 1 %',
    'theme/light.ts',
    "fill: '#FA4D27',\n      hover",
    "fill: '#FC4F29',\n      hover",
    buttons,
  ),
  plant(
    'a token of the dark theme only',
    'theme/dark.ts',
    "surface: '#14201B'",
    "surface: '#15211C'",
    'primitives/TextField',
  ),
  plant(
    'alpha of a shade + 0.02',
    'theme/light.ts',
    "shade: 'rgb(16 32 26 / 0.22)'",
    "shade: 'rgb(16 32 26 / 0.24)'",
    buttons,
  ),
  plant(
    'alpha of a shadow + 0.02',
    'theme/light.ts',
    '0 12px 28px rgb(16 32 26 / 0.14)',
    '0 12px 28px rgb(16 32 26 / 0.16)',
    'primitives/Toaster',
  ),
  plant(
    'colour on hover',
    button,
    'background: vars.color.accent.hover',
    'background: vars.color.accent.fill',
    buttons,
  ),
  plant(
    'colour when pressed',
    button,
    'background: vars.color.neutral.pressed',
    'background: vars.color.neutral.hover',
    buttons,
  ),
  plant(
    'colour when disabled',
    button,
    'color: vars.color.text.tertiary',
    'color: vars.color.text.secondary',
    buttons,
  ),
  plant(
    'offset of the focus ring + 1 px',
    'theme/base.css.ts',
    "outlineOffset: '3px'",
    "outlineOffset: '4px'",
    buttons,
  ),
  plant('colour of the focus ring', 'theme/light.ts', "focus: '#10201A'", "focus: '#10302A'", buttons),
  plant('header of 94 px', 'theme/scale.ts', "headerHeight: '95px'", "headerHeight: '94px'", shell),
  plant(
    'sidebar of 314 px',
    'components/frames/AppShell/frame.css.ts',
    "sidebarWidth = '315px'",
    "sidebarWidth = '314px'",
    shell,
  ),
  plant(
    'toast of 438 px',
    'components/primitives/Toaster/Toaster.css.ts',
    "toastWidth = '27.5rem'",
    "toastWidth = '438px'",
    'primitives/Toaster',
  ),
  plant(
    'captcha of 101 px',
    'components/primitives/CaptchaBox/CaptchaBox.css.ts',
    "boxHeight = '102px'",
    "boxHeight = '101px'",
    'primitives/CaptchaBox',
  ),
  plant(
    'padding at 1024–1279 px only',
    'components/sections/HowItWorks/HowItWorks.css.ts',
    "[from('lg')]: { gridTemplateColumns",
    "'(min-width: 1024px) and (max-width: 1279px)': { paddingInline: '1px' }, [from('lg')]: { gridTemplateColumns",
    'sections/HowItWorks',
  ),
  plant(
    'margin below 768 px only',
    'theme/themes.css.ts',
    "margin: '16px'",
    "margin: '17px'",
    'sections/Faq',
  ),
  plant('a breakpoint + 32 px', 'theme/scale.ts', 'xl: 1280', 'xl: 1312', shell),
  plant('forced colours only', button, 'solid ButtonText', 'dashed ButtonText', buttons),
  plant(
    'forced colours only, when disabled',
    button,
    "borderColor: 'GrayText'",
    "borderColor: 'ButtonText'",
    buttons,
  ),
  plant('more contrast only', theme, '[vars.color.border.control]: vars.color.text.primary,', '', buttons),
  plant(
    'print only',
    'components/frames/AppShell/frame.css.ts',
    "{ display: 'none' }, print: { display: 'none' } },",
    "{ display: 'none' }, print: { display: 'flex' } },",
    shell,
  ),
  plant(
    'a keyframe',
    'components/primitives/PendingDots/PendingDots.css.ts',
    'translateY(-70%)',
    'translateY(-60%)',
    'primitives/PendingDots',
  ),
  plant(
    'a keyframe of a scale',
    'components/primitives/CaptchaBox/CaptchaBox.css.ts',
    'scale(0.6)',
    'scale(0.7)',
    'primitives/CaptchaBox',
  ),
  plant('a press that does not move', button, "transform: 'translateY(1px)'", "transform: 'none'", buttons),
  plant('a duration × 3', 'theme/motion.ts', "base: '200ms'", "base: '600ms'", moving),
  plant('a transition × 3', 'theme/motion.ts', "fast: '120ms'", "fast: '360ms'", moving),
  plant(
    'an easing',
    'theme/easing.ts',
    'cubic-bezier(0.2, 0.7, 0.2, 1)',
    'cubic-bezier(0.2, 0.7, 0.3, 1)',
    moving,
  ),
];
