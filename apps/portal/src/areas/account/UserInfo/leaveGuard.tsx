import type { RenderLink } from '@stoa/ui/CourseCard';
import { ConfirmDialog } from '@stoa/ui/ConfirmDialog';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useUnsaved } from '../../../kernel/unsaved.ts';
import { routerLink } from '../../../common/routerLink.tsx';

/**
 * The links of the page itself. They need no guard of their own, because `LeaveGuard` listens to clicks on
 * every link.
 */
export const guardedLink: RenderLink = routerLink;

/**
 * The address in the portal that a plain press on a link leads to; `undefined` where the press does not leave
 * this page.
 */
function leadsAway(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return undefined;
  if (link.origin !== location.origin || link.hash !== '') return undefined;
  const path = link.pathname + link.search;
  return path === location.pathname + location.search ? undefined : path;
}

/** While there are unsaved changes, links ask before they leave the page, and so does the browser. */
export function LeaveGuard({ unsaved, onLeave }: { unsaved: boolean; onLeave: () => void }) {
  const t = useTranslations('user.leave');
  const navigate = useNavigate();
  const [to, setTo] = useState<string>();
  useUnsaved(unsaved);
  useEffect(() => {
    if (!unsaved) return undefined;
    const hear = (event: MouseEvent) => {
      const path = leadsAway(event);
      if (path === undefined) return;
      // Stops the press before the router handles it.
      event.preventDefault();
      event.stopPropagation();
      setTo(path);
    };
    addEventListener('click', hear, { capture: true });
    return () => removeEventListener('click', hear, { capture: true });
  }, [unsaved]);
  if (to === undefined) return null;
  return (
    <ConfirmDialog
      open
      title={t('title')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      onCancel={() => setTo(undefined)}
      onConfirm={() => {
        setTo(undefined);
        onLeave();
        navigate(to);
      }}
    >
      {t('text')}
    </ConfirmDialog>
  );
}
