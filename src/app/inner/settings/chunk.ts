import { createChunk } from '../../chunks/chunk.ts';

/** The settings with their forms: downloaded when somebody opens them. */
export const settingsPage = createChunk(() => import('./SettingsRoute.tsx'));
