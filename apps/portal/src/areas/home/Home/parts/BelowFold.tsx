import { AdvertFrequency, AdvertSlot } from '@stoa/domain';
import { AdvertInline, AdvertStrip } from '@stoa/pages/home/HomeAdverts';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../../session/portal.ts';
import { useLinkResolver } from '../../../../common/links.tsx';
import { routerLink } from '../../../../common/routerLink.tsx';
import { homeShape } from '../../homeShape.ts';
import { Aside, useAside } from './Aside.tsx';
import { Modules, type ModulesProps } from './Modules.tsx';
import { WithWords } from '../../../../i18n/WithWords.tsx';
import { homeModuleWords } from '../../catalogue.ts';
import { useAdverts } from './useAdverts.ts';

interface StripProps {
  /** Called when the person has closed the line, so that its reserved space is removed. */
  onGone: () => void;
}

function StripAdvert({ onGone }: StripProps) {
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

/** The advert in the line above the page. */
export const Strip = (props: StripProps) => (
  <WithWords of={[homeModuleWords]}>
    <StripAdvert {...props} />
  </WithWords>
);

export type BelowProps = Pick<ModulesProps, 'modules'>;

function Published({ modules }: BelowProps) {
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

/** All content below what a person sees first, with the adverts between it. */
export const Below = (props: BelowProps) => (
  <WithWords of={[homeModuleWords]}>
    <Published {...props} />
  </WithWords>
);
