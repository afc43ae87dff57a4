export { type DeviceSession, useSessions } from './useSessions.ts';
