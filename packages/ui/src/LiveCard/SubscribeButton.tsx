import { BellPlus, BellRing } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { announce } from '../LiveRegion/announce.ts';
import type { Labels } from '../provider/index.ts';

export interface SubscribeButtonProps {
  title: string;
  subscribed: boolean;
  loading: boolean;
  words: Labels['liveCard'];
  onSubscribedChange: (subscribed: boolean) => void;
}

/** Asks for a reminder before the live starts, or cancels it. */
export function SubscribeButton({
  title,
  subscribed,
  loading,
  words,
  onSubscribedChange,
}: SubscribeButtonProps) {
  const wanted = useRef<boolean>(undefined);
  const said = subscribed ? words.nowSubscribed : words.nowUnsubscribed;
  useEffect(() => {
    // The change is announced, because screen readers do not read the changed name of a focused button. It is
    // announced only after the person's own press, not when the list is loaded again.
    if (wanted.current === subscribed) announce(said);
    wanted.current = undefined;
  }, [subscribed, said]);
  return (
    <Button
      size="sm"
      variant={subscribed ? 'soft' : 'outline'}
      loading={loading}
      iconStart={<Icon glyph={subscribed ? BellRing : BellPlus} />}
      aria-label={subscribed ? words.subscribedName(title) : words.subscribeName(title)}
      onClick={() => {
        wanted.current = !subscribed;
        onSubscribedChange(!subscribed);
      }}
    >
      {subscribed ? words.subscribed : words.subscribe}
    </Button>
  );
}
