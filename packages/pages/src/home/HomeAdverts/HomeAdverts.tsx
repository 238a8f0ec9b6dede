import { CornerPosition } from '@stoa/domain';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@stoa/ui/Button';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { IconButton } from '@stoa/ui/IconButton';
import { Scene } from '@stoa/ui/parts';
import type { AdvertWords, FloatingAdvert, HomeAdvert } from './types.ts';
import * as styles from './HomeAdverts.css.ts';

interface AdvertProps {
  advert: HomeAdvert;
  words: AdvertWords;
  renderLink: RenderLink;
  onClose: () => void;
}

/** The advert's picture, or a drawn one; its title stands beside it, so that it says nothing itself. */
function Picture({ advert, className }: { advert: HomeAdvert; className: string }) {
  const [failed, setFailed] = useState('');
  if (advert.imageUrl === '' || advert.imageUrl === failed) {
    return <Scene seed={advert.id} className={className} />;
  }
  return (
    <img
      src={advert.imageUrl}
      alt=""
      loading="lazy"
      decoding="async"
      className={className}
      onError={() => setFailed(advert.imageUrl)}
    />
  );
}

function Title({
  advert,
  className,
  renderLink,
}: Pick<AdvertProps, 'advert' | 'renderLink'> & { className: string }) {
  return (
    <p className={className}>
      {advert.href === undefined
        ? advert.title
        : renderLink({ href: advert.href, className: styles.link, children: advert.title })}
    </p>
  );
}

function Close({
  advert,
  onClose,
  className,
}: Pick<AdvertProps, 'advert' | 'onClose'> & { className?: string }) {
  if (!advert.closable) return null;
  return (
    <IconButton
      glyph={X}
      size="sm"
      variant="ghost"
      label={advert.closeLabel}
      className={clsx(styles.close, className)}
      onClick={onClose}
    />
  );
}

/** Slot 4: one line over the page. */
export function AdvertStrip({ advert, renderLink, onClose }: Omit<AdvertProps, 'words'>) {
  return (
    <aside aria-label={advert.label} className={styles.strip} data-part="advert-strip">
      <Title advert={advert} className={styles.stripTitle} renderLink={renderLink} />
      <Close advert={advert} onClose={onClose} className={styles.floatClose} />
    </aside>
  );
}

/** Slot 3: as wide as the page, between two modules. */
export function AdvertInline({ advert, renderLink, onClose }: Omit<AdvertProps, 'words'>) {
  return (
    <aside aria-label={advert.label} className={styles.inline} data-part="advert-inline">
      <Picture advert={advert} className={styles.inlinePicture} />
      <Title advert={advert} className={styles.inlineTitle} renderLink={renderLink} />
      <Close advert={advert} onClose={onClose} />
    </aside>
  );
}

const corners = {
  [CornerPosition.TopLeft]: styles.corner.topLeft,
  [CornerPosition.TopRight]: styles.corner.topRight,
  [CornerPosition.BottomLeft]: styles.corner.bottomLeft,
  [CornerPosition.BottomRight]: styles.corner.bottomRight,
} satisfies Record<CornerPosition, string>;

/** Slot 2: small, in its corner, beside the tools of the page and never over them. */
export function AdvertFloat({
  advert,
  renderLink,
  onClose,
}: Pick<AdvertProps, 'renderLink' | 'onClose'> & { advert: FloatingAdvert }) {
  return (
    <aside
      aria-label={advert.label}
      className={clsx(styles.float, corners[advert.corner])}
      data-part="advert-float"
      data-corner={advert.corner}
    >
      <Picture advert={advert} className={styles.floatPicture} />
      <Title advert={advert} className={styles.floatTitle} renderLink={renderLink} />
      <Close advert={advert} onClose={onClose} className={styles.floatClose} />
    </aside>
  );
}

/**
 * Slot 1: comes up by itself, hence it may not take the page: focus stays where it is, everything beside it can be
 * used, and Escape puts it away.
 */
export function AdvertPopup({ advert, words, renderLink, onClose }: AdvertProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // What is open above the page has the key first.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  return (
    <aside aria-label={advert.label} className={styles.popup} data-part="advert-popup">
      <Picture advert={advert} className={styles.popupPicture} />
      <div className={styles.popupWords}>
        <p className={styles.popupTitle}>{advert.title}</p>
        {advert.href !== undefined && (
          <Button asChild size="sm" className={styles.popupGo}>
            {renderLink({ href: advert.href, className: '', children: words.open })}
          </Button>
        )}
      </div>
      {/* It covers something of the page: there is always a way to put it away. */}
      <Close advert={{ ...advert, closable: true }} onClose={onClose} />
    </aside>
  );
}
