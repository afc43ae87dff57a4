export { Message, type MessageProps } from './Message.tsx';
export { MessagePage, type MessagePageProps } from './MessagePage.tsx';
