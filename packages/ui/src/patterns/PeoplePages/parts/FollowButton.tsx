import { Check, Plus } from 'lucide-react';
import { Button } from '../../../Button/Button.tsx';
import { Icon } from '../../../Icon/Icon.tsx';
import { VisuallyHidden } from '../../../VisuallyHidden/VisuallyHidden.tsx';
import type { FollowWords } from '../types.ts';

export interface FollowButtonProps {
  name: string;
  followed: boolean;
  words: FollowWords;
  size?: 'sm' | 'lg';
  /** The one loud thing of its page. */
  loud?: boolean;
  onFollow: (follow: boolean) => void;
}

/** Follows somebody, or no longer; which of the two is on is said, not only coloured. */
export function FollowButton({
  name,
  followed,
  words,
  size = 'sm',
  loud = false,
  onFollow,
}: FollowButtonProps) {
  return (
    <Button
      size={size}
      variant={followed ? 'soft' : loud ? 'solid' : 'outline'}
      aria-pressed={followed}
      iconStart={<Icon glyph={followed ? Check : Plus} />}
      onClick={() => onFollow(!followed)}
    >
      {followed ? words.followed : words.follow}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
