export { OwnPersonRoute } from './OwnPersonRoute.tsx';
export { ProfileEditRoute } from '../profileEdit/ProfileEditRoute.tsx';
export { TiersRoute } from '../tiers/TiersRoute.tsx';
