import type { ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import type { EntryTranslate } from '../../words/index.ts';

/** How somebody goes on whom the page could not let in. */
export interface EntryWays {
  /** Tries the same once more; absent where that leads nowhere any more. */
  readonly onRetry?: (() => void) | undefined;
  /** Where the same way begins again. */
  readonly again?: string | undefined;
  /** Address of the login page. */
  readonly loginHref: string;
}

interface DoorLinkProps {
  href: string;
  loud?: boolean;
  children: ReactNode;
}

/** A link of the browser's own: in the new document nothing of the visit so far is left over. */
export function DoorLink({ href, loud = false, children }: DoorLinkProps) {
  return (
    <Button asChild size="lg" fullWidth variant={loud ? 'solid' : 'outline'}>
      <a href={href}>{children}</a>
    </Button>
  );
}

/** The ways on, the likeliest first and loud. */
export function Ways({ t, ways: { onRetry, again, loginHref } }: { t: EntryTranslate; ways: EntryWays }) {
  return (
    <>
      {onRetry && (
        <Button size="lg" fullWidth onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      )}
      {again !== undefined && (
        <DoorLink loud={!onRetry} href={again}>
          {t('again')}
        </DoorLink>
      )}
      <DoorLink loud={!onRetry && again === undefined} href={loginHref}>
        {t('otherWays')}
      </DoorLink>
    </>
  );
}
