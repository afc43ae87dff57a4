export { type Access, type Audience, type AudienceTier, reachOf } from './access.ts';
export { AccessPanel, type AccessPanelProps } from './AccessPanel.tsx';
