import { Reaction } from '@stoa/domain';
import { Flower2, Heart, PartyPopper, ThumbsUp } from 'lucide-react';
import type { ComponentProps, ComponentType } from 'react';
import { Button } from '@stoa/ui/Button';
import { Icon } from '@stoa/ui/Icon';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import * as page from '../LivePage.css.ts';
import type { LiveReactions, LiveWords } from '../types.ts';

const glyphs: readonly (readonly [Reaction, ComponentType<ComponentProps<'svg'>>])[] = [
  [Reaction.Like, ThumbsUp],
  [Reaction.Clap, PartyPopper],
  [Reaction.Flower, Flower2],
  [Reaction.Heart, Heart],
];

/** What one can tell the lecturer without a word. Only the figures move. */
export function Reactions({ reactions, words }: { reactions: LiveReactions; words: LiveWords }) {
  return (
    <fieldset aria-label={words.react} className={page.reactions} data-part="reactions">
      {glyphs.map(([reaction, glyph]) => (
        <Button
          key={reaction}
          size="sm"
          variant="outline"
          title={words.reactions[reaction]}
          iconStart={<Icon glyph={glyph} />}
          onClick={() => reactions.onReact(reaction)}
        >
          <VisuallyHidden>{words.reactions[reaction]}</VisuallyHidden>
          <span className={page.figure}>{reactions.counts[reaction]}</span>
        </Button>
      ))}
    </fieldset>
  );
}
