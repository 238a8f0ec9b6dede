import { CertificateState } from '@stoa/domain';
import { clsx } from 'clsx';
import { Ban, CircleCheck, Clock, Download } from 'lucide-react';
import { useRef, useState, type ComponentProps } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { announce } from '../LiveRegion/announce.ts';
import { useLabels, type Labels } from '../provider/index.ts';
import type { Tone } from '../style/tones.ts';
import { Tag } from '../Tag/Tag.tsx';
import { certificateFormats, fileNameOf, type CertificateFormat } from './fileName.ts';
import { Sheet } from './parts/Sheet.tsx';
import type { CertificateData } from './types.ts';
import * as styles from './CertificateView.css.ts';

export const certificateVariants = ['full', 'thumbnail'] as const;
export type CertificateVariant = (typeof certificateVariants)[number];

export interface CertificateViewProps
  extends Omit<ComponentProps<'figure'>, 'children' | 'title'>, CertificateData {
  /** `full` shows the facts and the downloads below; `thumbnail` shows only the picture, for a list. */
  variant?: CertificateVariant;
}

type Words = Labels['certificateView'];

const looks: Record<CertificateState, { tone: Tone; glyph: typeof Clock }> = {
  [CertificateState.Valid]: { tone: 'success', glyph: CircleCheck },
  [CertificateState.Expired]: { tone: 'neutral', glyph: Clock },
  [CertificateState.Revoked]: { tone: 'danger', glyph: Ban },
};

const stateNames = {
  [CertificateState.Valid]: 'valid',
  [CertificateState.Expired]: 'expired',
  [CertificateState.Revoked]: 'revoked',
} as const;

function save(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The URL stays valid for a minute, because Safari reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The buttons that download PNG and PDF. The code that draws the files is loaded with the first download. */
function Downloads({ data, words }: { data: CertificateData; words: Words }) {
  const root = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState<CertificateFormat>();
  const [failed, setFailed] = useState(false);

  const download = async (format: CertificateFormat) => {
    if (root.current === null) return;
    setBusy(format);
    setFailed(false);
    announce(words.drawing);
    try {
      const { fontFamily } = getComputedStyle(root.current);
      const { certificateFile } = await import('./export/index.ts');
      const name = fileNameOf(data, format);
      const { lang } = document.documentElement;
      save(await certificateFile(data, format, { words, fontFamily, lang }), name);
      announce(words.saved(name));
    } catch {
      setFailed(true);
    } finally {
      setBusy(undefined);
    }
  };

  return (
    <>
      <div ref={root} className={styles.actions}>
        {certificateFormats.map((format) => (
          <Button
            key={format}
            variant={format === 'pdf' ? 'solid' : 'outline'}
            iconStart={<Icon glyph={Download} />}
            loading={busy === format}
            disabled={busy !== undefined && busy !== format}
            onClick={() => void download(format)}
          >
            {words[format]}
          </Button>
        ))}
        <CopyButton value={data.verifyUrl} label={words.copyLink} />
      </div>
      {failed && (
        <Alert tone="danger" live="assertive">
          {words.failed}
        </Alert>
      )}
    </>
  );
}

function Facts({ data, words }: { data: CertificateData; words: Words }) {
  const { tone, glyph } = looks[data.state];
  const facts = [
    [words.number, data.certificateNo],
    [words.issued, words.date(data.issueTime)],
    [words.expires, data.expireTime === undefined ? words.forever : words.date(data.expireTime)],
    [words.verifyCode, data.verifyCode],
  ] as const;
  return (
    <>
      <div>
        <Tag tone={tone} icon={<Icon glyph={glyph} />}>
          {words.state[data.state]}
        </Tag>
      </div>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/**
 * A certificate as it will be printed: drawn from its template, with a QR code that leads to its verification.
 * Number, dates and state are also written below it. A revoked certificate is shown, but offers no download.
 */
export function CertificateView({
  template,
  holderName,
  title,
  score,
  issueTime,
  expireTime,
  certificateNo,
  verifyCode,
  verifyUrl,
  state,
  variant = 'full',
  className,
  ...rest
}: CertificateViewProps) {
  const words = useLabels('certificateView');
  const data: CertificateData = {
    template,
    holderName,
    title,
    score,
    issueTime,
    expireTime,
    certificateNo,
    verifyCode,
    verifyUrl,
    state,
  };
  const label = words.name(title, holderName, words.state[state]);
  const full = variant === 'full';
  return (
    <figure
      {...rest}
      data-component="CertificateView"
      data-variant={variant}
      data-orientation={template.orientation}
      data-state={stateNames[state]}
      className={clsx(styles.root, className)}
    >
      <div
        className={clsx(
          styles.paper,
          styles.paperOf[variant],
          full && template.orientation === 'P' && styles.upright,
        )}
      >
        <Sheet data={data} words={words} label={label} />
      </div>
      {full && (
        <figcaption className={styles.caption}>
          <Facts data={data} words={words} />
          {state === CertificateState.Revoked ? (
            <Alert tone="danger">{words.revoked}</Alert>
          ) : (
            <Downloads data={data} words={words} />
          )}
        </figcaption>
      )}
    </figure>
  );
}
