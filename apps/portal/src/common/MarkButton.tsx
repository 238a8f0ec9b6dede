import { relationSet } from '@stoa/api/contract/interact';
import type { TargetKind } from '@stoa/domain';
import { Button, type ButtonProps } from '@stoa/ui/Button';
import { Icon } from '@stoa/ui/Icon';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import { Check, Heart, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLong } from '../kernel/useLong.ts';
import { useOffers } from '../session/company.ts';
import { useMarkWords, type MarkRelation } from './markWords.ts';
import { useMarkedToast } from './useMarkedToast.ts';
import { useToldAction } from './useToldAction.ts';

export interface MarkButtonProps {
  relation: MarkRelation;
  targetKind: TargetKind;
  targetId: number;
  /** Name of the marked thing, so that twenty buttons on a page have twenty different names. */
  title: string;
  /** Whether the mark is set, as the server says. */
  on: boolean;
  /**
   * `button` is the prominent button of a page, `outline` one of its others; `words` and `heart` are for
   * lists.
   */
  look: 'heart' | 'words' | 'button' | 'outline';
  onSaved?: (() => void) | undefined;
}

function variantOf(look: MarkButtonProps['look'], on: boolean): ButtonProps['variant'] {
  switch (look) {
    case 'button':
      return on ? 'soft' : 'solid';
    case 'outline':
      return on ? 'soft' : 'outline';
    case 'heart':
    case 'words':
      return 'ghost';
    default:
      return look satisfies never;
  }
}

/**
 * A button for a mark; nothing is rendered if the back end has no marks. The mark is shown as set at once,
 * the button shows that it is being saved, and the mark is reset when the server has refused it. Its text
 * tells whether the mark is set, so it has no pressed state: “saved, pressed” would say the same thing twice.
 */
export function MarkButton({ relation, targetKind, targetId, title, on, look, onSaved }: MarkButtonProps) {
  const save = useToldAction(relationSet);
  const [wish, setWish] = useState<boolean>();
  const shown = wish ?? on;
  const offers = useOffers();
  const tellMarked = useMarkedToast();
  const t = useTranslations('shell');
  const label = useMarkWords()(relation, shown);
  const waits = useLong(save.pending) ? ` · ${t('waits')}` : '';
  const press = async () => {
    if (save.pending) return;
    setWish(!shown);
    const result = await save.run({ relation, targetKind, targetId, on: !shown });
    if (result?.data) {
      if (!shown) tellMarked(relation, targetKind);
      onSaved?.();
    } else if (result) setWish(shown);
  };
  if (!offers(relationSet)) return null;
  const large = look === 'button' || look === 'outline';
  const glyph = look === 'heart' ? Heart : shown ? Check : Plus;
  return (
    <Button
      variant={variantOf(look, shown)}
      size={large ? 'md' : 'sm'}
      tone={shown || look === 'button' ? 'accent' : 'neutral'}
      data-state={shown ? 'on' : 'off'}
      // Disabled, because a second press while the first is being saved would be lost.
      aria-disabled={save.pending || undefined}
      aria-busy={save.pending || undefined}
      title={look === 'heart' ? label + waits : undefined}
      data-icon-only={look === 'heart' ? 'round' : undefined}
      iconStart={<Icon glyph={glyph} fill={look === 'heart' && shown ? 'currentColor' : 'none'} />}
      onClick={() => void press()}
    >
      {look === 'heart' ? (
        <VisuallyHidden>{`${label} ${title}${waits}`}</VisuallyHidden>
      ) : (
        <>
          {label}
          {waits}
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </>
      )}
    </Button>
  );
}
