import { HomeModules, type EntryMark, type HomeModulesProps } from '@stoa/pages/home/HomeModules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../../session/portal.ts';
import { useFlags } from '../../../../session/company.ts';
import { useLinkResolver } from '../../../../common/links.tsx';
import { routerLink } from '../../../../common/routerLink.tsx';
import { openModules } from '../../model.ts';
import { MarkButton } from './MarkButton.tsx';

export interface ModulesProps extends Pick<
  HomeModulesProps,
  'modules' | 'between' | 'beside' | 'besideAtStart'
> {
  /** Whether the modules are a draft, in which nothing can be marked. */
  isDraft?: boolean;
}

/** Companies whose whole page the person has opened; kept until the document is loaded again. */
const opened = new Set<number>();

const markButton = (mark: EntryMark, title: string) => <MarkButton mark={mark} title={title} />;

/** The modules in the company's order, each kind in its own layout. */
export function Modules({ modules, isDraft = false, ...around }: ModulesProps) {
  const t = useTranslations('homeModules');
  const resolve = useLinkResolver();
  const { knowledgeModule } = useFlags();
  const { userId, companyId, hideVipModule } = useSession();
  const [open, setOpen] = useState(() => opened.has(companyId));
  const openAll = () => {
    opened.add(companyId);
    setOpen(true);
  };
  const [now] = useState(() => Date.now());
  return (
    <HomeModules
      modules={openModules(modules, { knowledgeModule, hideVipModule })}
      {...around}
      // A draft is shown as a whole, because it is there to be reviewed.
      open={isDraft || open}
      onOpen={openAll}
      userId={userId}
      now={now}
      t={t}
      resolve={resolve}
      renderMark={isDraft ? undefined : markButton}
      renderLink={routerLink}
    />
  );
}
