import type { LoginPageConfig } from '@stoa/api/contract/config';
import type { ReactNode } from 'react';
import { Link } from '@stoa/ui/Link';
import type { LoginTranslate } from '../../words/index.ts';

/** An http(s) address of a page; undefined for anything else, such as `javascript:`. */
const page = (address = ''): string | undefined =>
  /^(https?:\/\/|\/(?![/\\]))/i.test(address) ? address : undefined;

const linked = (href: string | undefined) =>
  function Linked(words: ReactNode) {
    return (
      <Link href={href} newWindow>
        {words}
      </Link>
    );
  };

/**
 * The terms that a person agrees to by logging in, with links to the company's texts; undefined if it has
 * none, because nobody can agree to what cannot be read.
 */
export function agreementOf(
  t: LoginTranslate,
  config: Pick<LoginPageConfig, 'agreementUrl' | 'privacyUrl'>,
): ReactNode | undefined {
  const agreement = page(config.agreementUrl);
  const privacy = page(config.privacyUrl);
  if (agreement === undefined && privacy === undefined) return undefined;
  const sentence = privacy === undefined ? 'agreeTerms' : agreement === undefined ? 'agreePrivacy' : 'agree';
  return t.rich(sentence, { agreement: linked(agreement), privacy: linked(privacy) });
}
