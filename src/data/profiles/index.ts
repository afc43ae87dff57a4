export { type ProfileTab, useProfilePosts } from './useProfilePosts.ts';
export { useProfile } from './useProfile.ts';
