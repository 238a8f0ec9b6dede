import type { LoginPageConfig } from '@stoa/api/contract/config';
import type { ReactNode } from 'react';
import { Link } from '@stoa/ui/Link';
import type { LoginTranslate } from '../../words/index.ts';

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

export interface AgreementProps {
  t: LoginTranslate;
  config: Pick<LoginPageConfig, 'agreementUrl' | 'privacyUrl'>;
}

/** What one agrees to by logging in, with the company's texts behind the words. */
export function Agreement({ t, config: { agreementUrl, privacyUrl } }: AgreementProps) {
  return t.rich('agree', { agreement: linked(agreementUrl), privacy: linked(privacyUrl) });
}
