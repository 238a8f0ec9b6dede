import type { HomeModule } from '@stoa/api/contract/home';
import { HomeModules, type ModuleEntry } from '@stoa/ui/patterns/HomeModules';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../../session/portal.ts';
import { useFlags } from '../../../../session/company.ts';
import { useLinkResolver } from '../../../../common/links.tsx';
import { routerLink } from '../../../../common/routerLink.tsx';
import { MarkButton } from './MarkButton.tsx';
import { modulesBelow } from '../../moduleViews.ts';

export interface ModulesProps {
  modules: readonly HomeModule[];
  /** The module that stands on the page already. */
  shown?: number | undefined;
  /** What is shown is a draft: nothing of it is marked. */
  isDraft?: boolean;
  /** Stands between the modules. */
  children?: ReactNode;
}

/** Modules in the company's order, each kind in its own shape. */
export function Modules({ modules, shown, isDraft = false, children }: ModulesProps) {
  const t = useTranslations('homeModules');
  const resolve = useLinkResolver();
  const flags = useFlags();
  const { userId, hideVipModule } = useSession();
  const [now] = useState(() => Date.now());
  const context = { t, resolve, now, userId, flags, hideVip: hideVipModule, isDraft };
  const { before, after } = modulesBelow(modules, shown, context);
  const renderMark = useCallback(
    ({ mark, title }: ModuleEntry) => mark && <MarkButton mark={mark} title={title} />,
    [],
  );
  return (
    <>
      <HomeModules modules={before} renderLink={routerLink} renderMark={renderMark} />
      {children}
      <HomeModules modules={after} renderLink={routerLink} renderMark={renderMark} />
    </>
  );
}
