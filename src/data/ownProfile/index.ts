export { useAvailability } from './useAvailability.ts';
export { useOwnProfile } from './useOwnProfile.ts';
export { type Cropped, useOwnProfileCalls } from './useOwnProfileCalls.ts';
