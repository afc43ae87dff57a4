export { SupportChat, type SupportChatProps } from './SupportChat.tsx';
