/** A change of looks that a person may make by accident. */
export interface Plant {
  /** What changes, as the list of the caught says it. */
  readonly name: string;
  readonly file: string;
  /** Stands in the file once. */
  readonly from: string;
  readonly to: string;
  /** Test files of which one has to fail: stories, or what reads a computed style where no picture can see it. */
  readonly tests: string;
}

const primitives = 'stories/components/primitives';
const button = { file: 'src/components/primitives/Button/Button.css.ts', tests: `${primitives}/Button` };
const scale = 'src/theme/scale.ts';
const shell = { file: scale, tests: 'stories/components/frames/AppShell' };

/** Extended by a line. */
export const plants: readonly Plant[] = [
  {
    ...button,
    name: 'padding 1 px',
    from: 'paddingInline: `calc(${space.x5} + ${space.hair})`',
    to: 'paddingInline: `calc(${space.x5} + 3px)`',
  },
  {
    file: scale,
    name: 'radius + 0.25 px',
    from: "control: '6px'",
    to: "control: '6.25px'",
    tests: `${primitives}/Button`,
  },
  {
    file: scale,
    name: 'radius + 1 px',
    from: "sheet: '8px'",
    to: "sheet: '9px'",
    tests: 'stories/components/popups/LoginPopup',
  },
  {
    file: 'src/components/primitives/Icon/Icon.css.ts',
    name: 'stroke of an icon + 0.1',
    from: 'strokeWidth: 2 }',
    to: 'strokeWidth: 2.1 }',
    tests: `${primitives}/Icon.`,
  },
  {
    file: 'src/theme/light.ts',
    name: 'a colour by 1 % in the light theme',
    from: "fill: '#FA4D27',\n      hover",
    to: "fill: '#FC4F29',\n      hover",
    tests: `${primitives}/Button`,
  },
  {
    file: 'src/theme/dark.ts',
    name: 'a token of the dark theme only',
    from: "surface: '#14201B'",
    to: "surface: '#15211C'",
    tests: `${primitives}/TextField`,
  },
  {
    file: 'src/theme/light.ts',
    name: 'the alpha of a shade',
    from: "shade: 'rgb(16 32 26 / 0.22)'",
    to: "shade: 'rgb(16 32 26 / 0.24)'",
    tests: `${primitives}/Button`,
  },
  { ...button, name: 'weight + 5', from: 'fontWeight: 650', to: 'fontWeight: 655' },
  { ...button, name: 'line height + 0.02', from: 'lineHeight: 1.15', to: 'lineHeight: 1.17' },
  {
    ...button,
    name: 'a colour on hover',
    from: 'background: vars.color.accent.hover',
    to: 'background: vars.color.accent.fill',
  },
  {
    ...button,
    name: 'a colour when disabled',
    from: 'color: vars.color.text.tertiary',
    to: 'color: vars.color.text.secondary',
  },
  { ...button, name: 'forced colours only', from: 'solid ButtonText', to: 'dashed ButtonText' },
  {
    ...button,
    name: 'a press that does not move',
    from: "transform: 'translateY(1px)'",
    to: "transform: 'none'",
  },
  { ...shell, name: 'header 94', from: "headerHeight: '95px'", to: "headerHeight: '94px'" },
  { ...shell, name: 'sidebar 314', from: "sidebarWidth: '315px'", to: "sidebarWidth: '314px'" },
  {
    file: scale,
    name: 'toast 438',
    from: "toastWidth: '27.5rem'",
    to: "toastWidth: '438px'",
    tests: `${primitives}/Toaster`,
  },
  {
    file: scale,
    name: 'captcha 101',
    from: "captchaHeight: '102px'",
    to: "captchaHeight: '101px'",
    tests: `${primitives}/CaptchaBox`,
  },
  {
    ...button,
    name: 'forced colours only, when disabled',
    from: "borderColor: 'GrayText'",
    to: "borderColor: 'ButtonText'",
  },
  {
    file: 'src/theme/themes.css.ts',
    name: 'more contrast only',
    from: '[moreContrast]: {',
    to: '[`${moreContrast} and (min-width: 1px) and (max-width: 2px)`]: {',
    tests: `${primitives}/TextField`,
  },
  {
    file: 'src/components/frames/AppShell/frame.css.ts',
    name: 'print only',
    from: "print: { display: 'none' }",
    to: "print: { display: 'block' }",
    tests: 'stories/components/frames/AppShell',
  },
  {
    file: 'src/components/primitives/PendingDots/PendingDots.css.ts',
    name: 'a keyframe',
    from: 'translateY(-70%)',
    to: 'translateY(-60%)',
    tests: `${primitives}/PendingDots`,
  },
  {
    file: 'src/theme/motion.ts',
    name: 'a duration × 3',
    from: "base: '200ms'",
    to: "base: '600ms'",
    tests: 'tests/theme/motion',
  },
  {
    file: 'src/theme/easing.ts',
    name: 'a curve',
    from: "out: 'cubic-bezier(0.2, 0.7, 0.2, 1)'",
    to: "out: 'cubic-bezier(0.2, 0.7, 0.3, 1)'",
    tests: 'tests/theme/motion',
  },
  {
    file: 'src/theme/base.css.ts',
    name: 'offset of the focus ring + 1 px',
    from: "outlineOffset: '3px'",
    to: "outlineOffset: '4px'",
    tests: `${primitives}/Button`,
  },
  {
    file: 'src/theme/typography.ts',
    name: 'letter spacing + 0.01 em',
    from: "letterSpacing: '-0.036em'",
    to: "letterSpacing: '-0.026em'",
    tests: 'stories/components/sections/Hero',
  },
];
