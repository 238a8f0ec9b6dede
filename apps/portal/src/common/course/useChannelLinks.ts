import type { ChannelLink } from '@stoa/pages/course/ChannelBar';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { courseChannels } from '../courseChannels.ts';
import { useMayOpen } from '../../routing/mayOpenContext.ts';

/** The lists of courses that the person may open, as links with their names. */
export function useChannelLinks(): readonly ChannelLink[] {
  const t = useTranslations('channels');
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  return useMemo(
    () =>
      courseChannels(mayOpen).map(({ key, path }) => ({
        key,
        label: t(key),
        href: path,
        current: path === pathname,
      })),
    [mayOpen, pathname, t],
  );
}
