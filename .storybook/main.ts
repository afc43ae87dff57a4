import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { facts } from './facts/plugin.ts';
import { props } from './props/plugin.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: ['../public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Tags of the sidebar's filter. Outdated components are hidden, so that nobody starts with one.
  tags: { draft: {}, ready: {}, outdated: { defaultFilterSelection: 'exclude' } },
  features: { sidebarOnboardingChecklist: false },
  // The names of functions stay: «Show code» prints them. The app of the flows has the captcha that asks people, by a
  // double of the provider's package: a published Storybook asks no other host.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [facts, props],
      // A transform imports it, so Vite's scan misses it, bundles all again and reloads the first story.
      optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
      define: { 'import.meta.env.VITE_CAPTCHA': JSON.stringify('smartcaptcha') },
      resolve: {
        alias: {
          '@yandex/smart-captcha': resolve(import.meta.dirname, '../stories/flows/captcha/smartCaptcha.tsx'),
        },
      },
      build: { rolldownOptions: { output: { minify: { mangle: false } } } },
    }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
