export { ConflictRoute } from './ConflictRoute.tsx';
export { PreviewRoute } from './PreviewRoute.tsx';
export { RevisionsRoute } from './RevisionsRoute.tsx';
