import { Reaction } from '@stoa/domain';
import { Flower2, Heart, PartyPopper, ThumbsUp } from 'lucide-react';
import type { ComponentProps, ComponentType } from 'react';
import type { RoomState } from '@stoa/api/contract/live';
import { Button } from '@stoa/ui/Button';
import { Icon } from '@stoa/ui/Icon';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import * as page from '../LivePage.css.ts';
import type { LiveTranslate } from '../../words/index.ts';

const glyphs: readonly (readonly [Reaction, ComponentType<ComponentProps<'svg'>>])[] = [
  [Reaction.Like, ThumbsUp],
  [Reaction.Clap, PartyPopper],
  [Reaction.Flower, Flower2],
  [Reaction.Heart, Heart],
];

interface ReactionsProps {
  /** How often each reaction was sent, by its number. */
  counts: RoomState['reactions'];
  t: LiveTranslate;
  onReact: (reaction: Reaction) => void;
}

/** Reactions to the lecturer without words. Only their counts change. */
export function Reactions({ counts, t, onReact }: ReactionsProps) {
  return (
    <fieldset aria-label={t('react')} className={page.reactions} data-part="reactions">
      {glyphs.map(([reaction, glyph]) => (
        <Button
          key={reaction}
          size="sm"
          variant="outline"
          title={t(`reactions.${reaction}`)}
          iconStart={<Icon glyph={glyph} />}
          onClick={() => onReact(reaction)}
        >
          <VisuallyHidden>{t(`reactions.${reaction}`)}</VisuallyHidden>
          <span className={page.figure}>{counts[reaction] ?? 0}</span>
        </Button>
      ))}
    </fieldset>
  );
}
