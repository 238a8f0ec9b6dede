import type { Certificate } from '@stoa/api/contract/certificate';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { EntryCard } from '@stoa/ui/EntryCard';
import { Icon } from '@stoa/ui/Icon';
import { Link } from '@stoa/ui/Link';
import { lazyPart } from '@stoa/ui/parts';
import { useLabels } from '@stoa/ui/provider';
import { Tag } from '@stoa/ui/Tag';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import type { Resolve } from '../../../links/index.ts';
import { sheetOf } from '../../sheet.ts';
import { sourceOf } from '../../sourceOf.ts';
import { stateLook } from '../../stateLook.ts';
import type { CertificatesTranslate } from '../../words/index.ts';
import * as styles from './CertificateCard.css.ts';

// Loaded late, because its drawing needs the code of the QR code and of the template's colours; the
// background reserves its space.
const CertificateView = lazyPart(() => import('../../../common/lazy/CertificateView.ts'), {
  waiting: null,
});

export interface CertificateCardProps {
  certificate: Certificate;
  /** Address of the certificate in full. */
  href: string;
  t: CertificatesTranslate;
  resolve: Resolve;
  renderLink: RenderLink;
}

/**
 * A certificate in a list: a small picture of it, with state, number, dates and a link to the course or exam
 * for which it was given.
 */
export function CertificateCard({ certificate, href, t, resolve, renderLink }: CertificateCardProps) {
  const { title, certificateNo, issueTime, expireTime, state } = certificate;
  const words = useLabels('certificateView');
  const { tone, glyph } = stateLook[state];
  const source = sourceOf(certificate, resolve);
  return (
    <EntryCard
      data-part="certificate"
      title={title}
      href={href}
      level={2}
      media={
        // The text beside the picture has the same content, so the picture is hidden from screen readers.
        <div className={styles.mat} aria-hidden>
          <CertificateView {...sheetOf(certificate)} variant="thumbnail" className={styles.sheet} />
        </div>
      }
      marks={
        <Tag tone={tone} icon={<Icon glyph={glyph} />}>
          {words.state[state]}
        </Tag>
      }
      action={
        source && (
          <Link asChild standalone>
            {renderLink({
              href: source.href,
              className: '',
              children: (
                <>
                  {t(`from.${source.kind}`)}
                  <VisuallyHidden>{` ${title}`}</VisuallyHidden>
                </>
              ),
            })}
          </Link>
        )
      }
      renderLink={renderLink}
    >
      <p className={styles.fact}>{certificateNo}</p>
      <p className={styles.fact}>
        {t('issuedOn', { date: words.date(issueTime) })}
        <br />
        {expireTime === undefined ? t('validForever') : t('validUntil', { date: words.date(expireTime) })}
      </p>
    </EntryCard>
  );
}
