export { useAvailability } from './useAvailability.ts';
export { useOutdateProfiles } from './useOutdateProfiles.ts';
export { useOwnProfile } from './useOwnProfile.ts';
export { type Cropped, useOwnProfileCalls } from './useOwnProfileCalls.ts';
export { useProfile } from './useProfile.ts';
export { type ProfileTab, useProfilePosts } from './useProfilePosts.ts';
