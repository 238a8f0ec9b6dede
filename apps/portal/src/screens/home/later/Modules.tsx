import type { HomeModule } from '@stoa/api/contract/home';
import { HomeModules } from '@stoa/ui/patterns/HomeModules';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../portal.ts';
import { useFlags } from '../../../session.ts';
import { useLinkResolver } from '../../../shell/links.tsx';
import { routerLink } from '../../routerLink.tsx';
import { modulesBelow } from './moduleViews.ts';

export interface ModulesProps {
  modules: readonly HomeModule[];
  /** The module that stands on the page already. */
  shown?: number | undefined;
  /** Stands between the modules. */
  children?: ReactNode;
}

/** Modules in the company's order, each kind in its own shape. */
export function Modules({ modules, shown, children }: ModulesProps) {
  const t = useTranslations('homeMore');
  const resolve = useLinkResolver();
  const flags = useFlags();
  const { userId, hideVipModule } = useSession();
  const [now] = useState(() => Date.now());
  const context = { t, resolve, now, userId, flags, hideVip: hideVipModule };
  const { before, after } = modulesBelow(modules, shown, context);
  return (
    <>
      <HomeModules modules={before} renderLink={routerLink} />
      {children}
      <HomeModules modules={after} renderLink={routerLink} />
    </>
  );
}
