import { SearchStart, type SearchStartProps } from '@stoa/pages/search/SearchStart';
import { useTranslations } from 'use-intl';
import { channelWords } from '../../../common/course/catalogue.ts';
import { useChannelLinks } from '../../../common/course/useChannelLinks.ts';
import { useLinkResolver } from '../../../common/links.tsx';
import { routerLink } from '../../../common/routerLink.tsx';
import { WithWords } from '../../../i18n/WithWords.tsx';
import { searchPath } from './searchAddress.ts';

type StartProps = Pick<SearchStartProps, 'suggested' | 'recommended' | 'onForget' | 'onClear'>;

function Filled(props: StartProps) {
  return (
    <SearchStart
      {...props}
      channels={useChannelLinks()}
      t={useTranslations('find')}
      tCourse={useTranslations('course')}
      resolve={useLinkResolver()}
      hrefOf={(keyword) => searchPath({ keyword })}
      renderLink={routerLink}
    />
  );
}

/** The page before a search; it loads after the page, because most searches begin with a word. */
export default function Start(props: StartProps) {
  return (
    <WithWords of={[channelWords]}>
      <Filled {...props} />
    </WithWords>
  );
}
