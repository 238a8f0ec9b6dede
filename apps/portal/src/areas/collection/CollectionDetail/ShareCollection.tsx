import { TargetKind } from '@stoa/domain';
import { Button } from '@stoa/ui/Button';
import { Dialog } from '@stoa/ui/Dialog';
import { Icon } from '@stoa/ui/Icon';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLinkResolver } from '../../../common/links.tsx';
import { hrefOf } from '@stoa/pages/links';
import { SharedLink } from '../../../discussion/SharedLink.tsx';
import { WithWords } from '../../../i18n/WithWords.tsx';
import { discussionWords } from '../../../discussion/catalogue.ts';

interface Shared {
  readonly id: number;
  readonly kind: TargetKind;
  readonly name: string;
}

function Share({ collection: { id, kind, name } }: { collection: Shared }) {
  const t = useTranslations('talk');
  const resolve = useLinkResolver();
  const [open, setOpen] = useState(false);
  const href = hrefOf(resolve({ kind, id }));
  if (href === undefined) return null;
  return (
    <>
      <Button
        variant="outline"
        tone="neutral"
        aria-haspopup="dialog"
        iconStart={<Icon glyph={Share2} />}
        onClick={() => setOpen(true)}
      >
        {t('actions.share')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="sm"
        title={t(kind === TargetKind.Special ? 'share.special' : 'share.institute')}
      >
        <SharedLink
          url={new URL(href, location.origin).href}
          title={name}
          label={t('share.collectionLink')}
        />
      </Dialog>
    </>
  );
}

/** Shares a special or institute with a colleague. Only sharing a course brings a reward. */
export default function ShareCollection(props: { collection: Shared }) {
  return (
    <WithWords of={[discussionWords]}>
      <Share {...props} />
    </WithWords>
  );
}
