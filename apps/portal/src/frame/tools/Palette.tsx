import { searchSuggest } from '@stoa/api/contract/search';
import { useApi } from '@stoa/api/react';
import { CommandPalette, type Command } from '@stoa/pages/frame/AppTools';
import { ArrowRight, Bell, BookOpen, Building2, Keyboard, LogOut, Moon, Sun } from 'lucide-react';
import { Languages, Sparkles, Star, UserRound, UsersRound, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { channelWords } from '../../common/course/catalogue.ts';
import { courseChannels } from '../../common/courseChannels.ts';
import { useMayOpen } from '../../common/useMayOpen.ts';
import { useLanguage } from '../../i18n/Language.tsx';
import { WithWords } from '../../i18n/WithWords.tsx';
import { useSession } from '../../session/portal.ts';
import { preferences, useAppearance, useTextSize } from '../../preferences/store.ts';
import { useFlags } from '../../session/company.ts';
import { useNavigationEntries } from '../AppLayout/navigation.ts';
import { globalKeys } from './keys.ts';
import { shownKeys } from './keyNames.ts';
import { overlay, useAddressedOverlay } from '../../common/overlay.ts';
import { textSizes } from '../../preferences/rules.ts';
import { useSearchFor } from './useSearchFor.ts';

const pauseMs = 250;

/** Finds every page and action by typing; opened by Ctrl+K or ⌘K. */
export default function Palette(props: { onClose: () => void }) {
  return (
    <WithWords of={[channelWords]}>
      <Opened {...props} />
    </WithWords>
  );
}

function Opened({ onClose }: { onClose: () => void }) {
  const t = useTranslations('tools');
  const { showSearchCourseFlg } = useFlags();
  const searchFor = useSearchFor();
  const [query, setQuery] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [query]);
  const wanted = showSearchCourseFlg && asked !== '' ? { keyword: asked } : null;
  const { data } = useApi(searchSuggest, wanted, { silent: true, keepPrevious: true });
  const pages = usePages();
  const actions = useActions();
  return (
    <CommandPalette
      open
      onOpenChange={(open) => !open && onClose()}
      t={t}
      pages={pages}
      actions={actions}
      suggestions={data?.suggestions ?? []}
      onQuery={setQuery}
      onSearch={showSearchCourseFlg ? searchFor : undefined}
    />
  );
}

/** Pages that the main navigation does not have: the person's own, and those of people. */
const others = [
  { key: 'account', path: '/user/info', Glyph: UserRound },
  { key: 'myCourses', path: '/user/course', Glyph: BookOpen },
  { key: 'myFollows', path: '/user/concern', Glyph: Star },
  { key: 'teachers', path: '/teacher/list', Glyph: UsersRound },
  { key: 'lecturers', path: '/lecturer/list', Glyph: UsersRound },
] as const;

/** Every page that the person may open and that needs nothing but its address. */
function usePages(): Command[] {
  const t = useTranslations('tools.palette');
  const tChannels = useTranslations('channels');
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const entries = useNavigationEntries();
  const reached = new Set(entries.map(({ to }) => (to.kind === 'internal' ? to.path : '')));
  const isLeft = (path: string) => !reached.has(path) && mayOpen(path);
  return [
    ...entries.map(({ key, title, to }) => ({
      id: `page ${key}`,
      label: title,
      keywords: key,
      glyph: ArrowRight,
      onChoose: () => (to.kind === 'internal' ? navigate(to.path) : void open(to.url, '_blank', 'noopener')),
    })),
    ...courseChannels(isLeft).map(({ key, path }) => ({
      id: `channel ${key}`,
      label: t('channel', { name: tChannels(key) }),
      keywords: key,
      glyph: BookOpen,
      onChoose: () => navigate(path),
    })),
    ...others
      .filter(({ path }) => isLeft(path))
      .map(({ key, path, Glyph }) => ({
        id: `page ${key}`,
        label: t(key),
        keywords: key,
        glyph: Glyph,
        onChoose: () => navigate(path),
      })),
  ];
}

/** The shortcut of an action, among those that work everywhere. */
const keysOf = (does: (typeof globalKeys)[number]['does']): string[] =>
  globalKeys.filter((binding) => binding.does === does).flatMap((binding) => shownKeys(binding));

function useActions(): Command[] {
  const t = useTranslations('tools.palette');
  const { switchFlg } = useSession();
  const { locale, choose } = useLanguage();
  const appearance = useAppearance();
  const size = useTextSize();
  const notice = useAddressedOverlay('notice');
  const company = useAddressedOverlay('company');
  const assistant = useAddressedOverlay('ai');
  const { showAiChatFlg } = useFlags();
  const resize = (by: 1 | -1) => textSizes.find((step) => step === size + by);
  const [larger, smaller] = [resize(1), resize(-1)];
  return [
    { id: 'notices', label: t('notices'), glyph: Bell, keywords: 'notice tongzhi', onChoose: notice.show },
    ...(showAiChatFlg
      ? [
          {
            id: 'assistant',
            label: t('assistant'),
            glyph: Sparkles,
            keywords: 'ai',
            onChoose: assistant.show,
          },
        ]
      : []),
    ...(switchFlg
      ? [{ id: 'company', label: t('company'), glyph: Building2, keywords: 'qiye', onChoose: company.show }]
      : []),
    appearance === 'dark'
      ? {
          id: 'light',
          label: t('light'),
          glyph: Sun,
          onChoose: () => preferences.choose({ appearance: 'light' }),
        }
      : {
          id: 'dark',
          label: t('dark'),
          glyph: Moon,
          onChoose: () => preferences.choose({ appearance: 'dark' }),
        },
    locale === 'en'
      ? { id: 'chinese', label: t('speakChinese'), glyph: Languages, onChoose: () => choose('zh-CN') }
      : { id: 'english', label: t('speakEnglish'), glyph: Languages, onChoose: () => choose('en') },
    ...(larger
      ? [
          {
            id: 'larger',
            label: t('larger'),
            glyph: ZoomIn,
            onChoose: () => preferences.choose({ textSize: larger }),
          },
        ]
      : []),
    ...(smaller
      ? [
          {
            id: 'smaller',
            label: t('smaller'),
            glyph: ZoomOut,
            onChoose: () => preferences.choose({ textSize: smaller }),
          },
        ]
      : []),
    // A phone has no keyboard whose keys could be explained.
    ...(matchMedia('(hover: hover)').matches
      ? [
          {
            id: 'help',
            label: t('help'),
            glyph: Keyboard,
            keys: keysOf('help'),
            onChoose: () => overlay.set('keys'),
          },
        ]
      : []),
    { id: 'logout', label: t('logout'), glyph: LogOut, onChoose: () => overlay.set('logout') },
  ];
}
