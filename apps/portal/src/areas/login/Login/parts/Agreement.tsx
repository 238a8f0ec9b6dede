import { Link } from '@stoa/ui/Link';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** Where a company gave no address there is nothing to open, so the words are plain. */
const linked = (url: string | undefined) =>
  function Linked(words: ReactNode) {
    return url ? (
      <Link href={url} newWindow>
        {words}
      </Link>
    ) : (
      words
    );
  };

export function Agreement({ agreementUrl, privacyUrl }: { agreementUrl?: string; privacyUrl?: string }) {
  const t = useTranslations('login');
  return t.rich('agree', { agreement: linked(agreementUrl), privacy: linked(privacyUrl) });
}
