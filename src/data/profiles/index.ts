export { type ProfileTab, useProfilePosts } from './useProfilePosts.ts';
export { useOutdateProfiles } from './useOutdateProfiles.ts';
export { useProfile } from './useProfile.ts';
