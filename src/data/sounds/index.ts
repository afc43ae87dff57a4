export { useForgetSounds, useSounds } from './useSounds.ts';
