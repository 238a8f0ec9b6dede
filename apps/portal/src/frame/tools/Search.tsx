import { searchHistoryClear, searchSuggest } from '@stoa/api/contract/search';
import { useApi } from '@stoa/api/react';
import { announce } from '@stoa/ui/LiveRegion';
import { SearchBox } from '@stoa/pages/frame/AppTools';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToldAction } from '../../common/useToldAction.ts';
import { searchField } from '../../common/overlay.ts';
import { singleKeys } from '../../preferences/singleKeys.ts';
import { useSearchFor } from './useSearchFor.ts';
import * as styles from './tools.css.ts';

/** Milliseconds without typing before suggestions are fetched. */
const pauseMs = 250;

/** The search of the header: suggestions while typing; before that, earlier and popular searches. */
export function Search() {
  const t = useTranslations('tools');
  const searchFor = useSearchFor();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string>();
  const [settled, setSettled] = useState(true);
  const wanted = typed.trim();
  useEffect(() => {
    if (asked === undefined || !settled || asked === wanted) return undefined;
    const timer = setTimeout(() => setAsked(wanted), wanted === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [asked, settled, wanted]);

  const request = asked === undefined ? null : asked === '' ? {} : { keyword: asked };
  const { data, reload } = useApi(searchSuggest, request, { silent: true, keepPrevious: true });
  const clear = useToldAction(searchHistoryClear);
  const forget = async (keyword?: string) => {
    const result = await clear.run(keyword === undefined ? {} : { keyword });
    if (!result?.data) return;
    announce(keyword === undefined ? t('search.forgotAll') : t('search.forgot', { word: keyword }));
    await reload();
  };

  return (
    <SearchBox
      t={t}
      value={typed}
      onValueChange={(value, composing) => {
        setTyped(value);
        setSettled(!composing);
      }}
      offer={data}
      onSearch={(keyword) => {
        setTyped(keyword);
        setAsked(undefined);
        searchFor(keyword);
      }}
      onForget={(word) => void forget(word)}
      onClearHistory={() => void forget()}
      onOpen={() => setAsked((before) => before ?? wanted)}
      inputRef={searchField}
      hint={singleKeys.get() ? '/' : undefined}
      className={styles.search}
    />
  );
}
