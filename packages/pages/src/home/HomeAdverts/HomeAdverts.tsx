import type { Advert } from '@stoa/api/contract/home';
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

/** The advert's picture, or a drawn one. The alt text is empty, because the title is beside the picture. */
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
      {props.advert.closable && <Close {...props} />}
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

export interface AdvertCardProps extends AdvertProps {
  /**
   * Whether the advert is visible; before that its space is reserved, so that nothing moves when it appears.
   */
  shown: boolean;
  /** `popup` closes on Escape, `float` is the advert of a corner. */
  kind: 'popup' | 'float';
}

/** Calls `onClose` on Escape, unless an open dialog or menu handles the key first. */
function useEscape(active: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!active) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [active, onClose]);
}

/**
 * An advert that appears by itself: a card with a place in the page's layout, so that it covers nothing and
 * takes no focus.
 */
export function AdvertCard(props: AdvertCardProps) {
  const { advert, kind, shown, t, renderLink, onClose } = props;
  const href = addressOf(props);
  useEscape(shown && kind === 'popup', onClose);
  return (
    <aside
      aria-label={nameOf(props)}
      className={clsx(styles.card, !shown && styles.waiting)}
      data-part={`advert-${kind}`}
      data-corner={advert.corner}
      // An advert that is not visible yet is neither announced nor reached by the Tab key.
      inert={!shown}
    >
      <div className={styles.cardInside}>
        <Picture advert={advert} className={styles.cardPicture} />
        <div className={styles.cardWords}>
          <p className={styles.cardTitle}>{advert.title}</p>
          {href !== undefined && (
            <Button asChild size="sm" variant="outline" className={styles.cardGo}>
              {renderLink({ href, className: '', children: t('advert.open') })}
            </Button>
          )}
        </div>
        {/* A large advert can always be closed. */}
        {(kind === 'popup' || advert.closable) && <Close {...props} className={styles.cardClose} />}
      </div>
    </aside>
  );
}
