import { AdvertFrequency, AdvertSlot } from '@stoa/domain';
import { AdvertInline, AdvertStrip } from '@stoa/pages/home/HomeAdverts';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../../session/portal.ts';
import { useLinkResolver } from '../../../../common/links.tsx';
import { routerLink } from '../../../../common/routerLink.tsx';
import { homeShape } from '../../homeShape.ts';
import { Aside, useAside } from './Aside.tsx';
import { Draft, DraftBar } from './Draft.tsx';
import { JoinCard } from './JoinCard.tsx';
import { Modules, type ModulesProps } from './Modules.tsx';
import { WithWords } from '../../../../i18n/WithWords.tsx';
import { homeModuleWords } from '../../catalogue.ts';
import { useAdverts } from './useAdverts.ts';

interface StripProps {
  /** Whether the page is a draft, which shows a notice instead of the advert. */
  draft: boolean;
  /** Called when the person has closed the line, so that its reserved space is removed. */
  onGone: () => void;
}

function StripAdvert({ onGone }: Pick<StripProps, 'onGone'>) {
  const { companyId } = useSession();
  const { bySlot, close } = useAdverts();
  const t = useTranslations('homeModules');
  const resolve = useLinkResolver();
  const advert = bySlot.get(AdvertSlot.TopStrip);
  if (!advert) return null;
  return (
    <AdvertStrip
      advert={advert}
      t={t}
      resolve={resolve}
      renderLink={routerLink}
      onClose={() => {
        close(advert);
        homeShape.remember(companyId, { strip: advert.frequency === AdvertFrequency.EveryVisit });
        onGone();
      }}
    />
  );
}

/** The line above the page: an advert, or the notice that this is a preview. */
export const Strip = ({ draft, onGone }: StripProps) => (
  <WithWords of={[homeModuleWords]}>{draft ? <DraftBar /> : <StripAdvert onGone={onGone} />}</WithWords>
);

export const Join = () => (
  <WithWords of={[homeModuleWords]}>
    <JoinCard />
  </WithWords>
);

function Published({ modules }: Pick<ModulesProps, 'modules'>) {
  const { companyId } = useSession();
  const adverts = useAdverts();
  const t = useTranslations('homeModules');
  const resolve = useLinkResolver();
  const { known, bySlot } = adverts;
  const hasStrip = bySlot.has(AdvertSlot.TopStrip);
  useEffect(() => {
    if (known) homeShape.remember(companyId, { strip: hasStrip });
  }, [known, companyId, hasStrip]);
  const inline = bySlot.get(AdvertSlot.Inline);
  const aside = useAside(adverts);
  return (
    <Modules
      modules={modules}
      between={
        inline && (
          <AdvertInline
            advert={inline}
            t={t}
            resolve={resolve}
            renderLink={routerLink}
            onClose={() => adverts.close(inline)}
          />
        )
      }
      beside={aside && <Aside {...aside} adverts={adverts} t={t} resolve={resolve} />}
      besideAtStart={aside?.atStart}
    />
  );
}

export interface BelowProps extends Pick<ModulesProps, 'modules'> {
  /** The query that names the draft to show instead of the published modules. */
  draft?: URLSearchParams | undefined;
}

/** All content below what a person sees first, with the adverts between it. */
export const Below = ({ draft, modules }: BelowProps) => (
  <WithWords of={[homeModuleWords]}>
    {draft ? <Draft query={draft} /> : <Published modules={modules} />}
  </WithWords>
);
