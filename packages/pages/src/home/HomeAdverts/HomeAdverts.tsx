import type { Advert } from '@stoa/api/contract/home';
import { CornerPosition } from '@stoa/domain';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@stoa/ui/Button';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { IconButton } from '@stoa/ui/IconButton';
import { Scene } from '@stoa/ui/parts';
import { hrefOf, type Resolve } from '../../links/index.ts';
import type { HomeModulesTranslate } from '../words/index.ts';
import * as styles from './HomeAdverts.css.ts';

export interface AdvertProps {
  advert: Advert;
  t: HomeModulesTranslate;
  resolve: Resolve;
  renderLink: RenderLink;
  onClose: () => void;
}

/** Accessible name of an advert: that it is one, and its title, because several are on a page. */
const nameOf = ({ advert, t }: AdvertProps): string => t('advert.label', { title: advert.title });

const addressOf = ({ advert: { target }, resolve }: AdvertProps): string | undefined =>
  target && hrefOf(resolve(target));

/**
 * The advert's picture, or a drawn one. The alt text is empty, because the title stands beside the picture.
 */
function Picture({ advert, className }: { advert: Advert; className: string }) {
  const [failed, setFailed] = useState('');
  if (advert.imageUrl === '' || advert.imageUrl === failed) {
    return <Scene seed={advert.advId} className={className} />;
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

/** The title of an advert; one that leads nowhere is plain text and no link. */
function Title({ className, ...props }: AdvertProps & { className: string }) {
  const { title } = props.advert;
  const href = addressOf(props);
  return (
    <p className={className}>
      {href === undefined ? title : props.renderLink({ href, className: styles.link, children: title })}
    </p>
  );
}

function Close({ advert, t, onClose, className }: AdvertProps & { className?: string }) {
  return (
    <IconButton
      glyph={X}
      size="sm"
      variant="ghost"
      label={t('advert.close', { title: advert.title })}
      className={clsx(styles.close, className)}
      onClick={onClose}
    />
  );
}

/** An advert in one line above the page. */
export function AdvertStrip(props: AdvertProps) {
  return (
    <aside aria-label={nameOf(props)} className={styles.strip} data-part="advert-strip">
      <Title {...props} className={styles.stripTitle} />
      {props.advert.closable && <Close {...props} className={styles.floatClose} />}
    </aside>
  );
}

/** An advert as wide as the page, between two modules. */
export function AdvertInline(props: AdvertProps) {
  return (
    <aside aria-label={nameOf(props)} className={styles.inline} data-part="advert-inline">
      <Picture advert={props.advert} className={styles.inlinePicture} />
      <Title {...props} className={styles.inlineTitle} />
      {props.advert.closable && <Close {...props} />}
    </aside>
  );
}

const corners = {
  [CornerPosition.TopLeft]: styles.corner.topLeft,
  [CornerPosition.TopRight]: styles.corner.topRight,
  [CornerPosition.BottomLeft]: styles.corner.bottomLeft,
  [CornerPosition.BottomRight]: styles.corner.bottomRight,
} satisfies Record<CornerPosition, string>;

/** A small advert in its corner, beside the tools of the page and never over them. */
export function AdvertFloat(props: AdvertProps) {
  const { advert } = props;
  const { corner = CornerPosition.BottomRight } = advert;
  return (
    <aside
      aria-label={nameOf(props)}
      className={clsx(styles.float, corners[corner])}
      data-part="advert-float"
      data-corner={corner}
    >
      <Picture advert={advert} className={styles.floatPicture} />
      <Title {...props} className={styles.floatTitle} />
      {advert.closable && <Close {...props} className={styles.floatClose} />}
    </aside>
  );
}

/**
 * A large advert. It comes up by itself, so it must not block the page: focus stays where it is, everything
 * else can be used, and Escape closes it.
 */
export function AdvertPopup(props: AdvertProps) {
  const { advert, t, renderLink, onClose } = props;
  const href = addressOf(props);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // An open dialog or menu handles the key first.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  return (
    <aside aria-label={nameOf(props)} className={styles.popup} data-part="advert-popup">
      <Picture advert={advert} className={styles.popupPicture} />
      <div className={styles.popupWords}>
        <p className={styles.popupTitle}>{advert.title}</p>
        {href !== undefined && (
          <Button asChild size="sm" className={styles.popupGo}>
            {renderLink({ href, className: '', children: t('advert.open') })}
          </Button>
        )}
      </div>
      {/* The advert covers a part of the page, so there is always a button to close it. */}
      <Close {...props} />
    </aside>
  );
}
