import type { ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import type { EntryTranslate } from '../../words/index.ts';

/** The possible actions of a person who could not be signed in. */
export interface EntryWays {
  /** Tries the same again; absent when another try can never succeed. */
  readonly onRetry?: (() => void) | undefined;
  /** Address at which the same sign-on starts again. */
  readonly again?: string | undefined;
  /** Address of the login page. */
  readonly loginHref: string;
}

interface DoorLinkProps {
  href: string;
  loud?: boolean;
  children: ReactNode;
}

/** A plain link without the router, because the new document must keep nothing of this visit. */
export function DoorLink({ href, loud = false, children }: DoorLinkProps) {
  return (
    <Button asChild size="lg" fullWidth variant={loud ? 'solid' : 'outline'}>
      <a href={href}>{children}</a>
    </Button>
  );
}

/** The possible actions; the most likely one is first and prominent. */
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
