import { PublicFrame, type PublicFrameProps } from '../../frames/PublicFrame/index.ts';
import { Message, type MessageProps } from './Message.tsx';

export interface MessagePageProps extends Omit<PublicFrameProps, 'children'>, Omit<MessageProps, 'isLive'> {}

/** A public page that says one thing, in the downloads of every visit: it is the error page of the product. */
export function MessagePage({ homeHref, footer, ...message }: MessagePageProps) {
  return (
    <PublicFrame {...{ homeHref, footer }}>
      <Message {...message} />
    </PublicFrame>
  );
}
