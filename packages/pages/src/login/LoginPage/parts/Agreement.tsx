import type { LoginPageConfig } from '@stoa/api/contract/config';
import type { ReactNode } from 'react';
import { Link } from '@stoa/ui/Link';
import type { LoginTranslate } from '../../words/index.ts';

/** A text without an address becomes plain words, because there is nothing to open. */
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

/** The terms that a person agrees to by logging in, with links to the company's texts. */
export function Agreement({ t, config: { agreementUrl, privacyUrl } }: AgreementProps) {
  return t.rich('agree', { agreement: linked(agreementUrl), privacy: linked(privacyUrl) });
}
