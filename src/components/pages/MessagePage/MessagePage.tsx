import { PublicFrame, type PublicFrameProps } from '../../frames/PublicFrame/PublicFrame.tsx';
import { Message, type MessageProps } from './Message.tsx';

export { Message, type MessageProps } from './Message.tsx';

export interface MessagePageProps extends Omit<PublicFrameProps, 'children'>, Omit<MessageProps, 'isLive'> {}

/** A public page that says one thing. It is the error page of the product, so every visit downloads it. */
export function MessagePage({ homeHref, footer, ...message }: MessagePageProps) {
  return (
    <PublicFrame {...{ homeHref, footer }}>
      <Message {...message} />
    </PublicFrame>
  );
}
