import { searchSuggest } from '@stoa/api/contract/search';
import { useApi } from '@stoa/api/react';
import { CommandPalette, type Command } from '@stoa/pages/frame/AppTools';
import {
  ArrowRight,
  Bell,
  BookOpen,
  Building2,
  ClipboardCheck,
  ClipboardList,
  GraduationCap,
  Keyboard,
  LogOut,
  Moon,
  Sun,
} from 'lucide-react';
import { Award, Languages, MessageSquareText, Pencil } from 'lucide-react';
import { Sparkles, UserRound, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { channelWords } from '../../common/course/catalogue.ts';
import { useChannelLinks } from '../../common/course/useChannelLinks.ts';
import { useMayOpen } from '../../routing/mayOpenContext.ts';
import { WithWords } from '../../i18n/WithWords.tsx';
import { useLanguage } from '../../i18n/Language.tsx';
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
      <PaletteDialog {...props} />
    </WithWords>
  );
}

function PaletteDialog({ onClose }: { onClose: () => void }) {
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

/** Pages beside the main navigation and the lists of courses. */
const otherPages = [
  { key: 'teachers', path: '/teacher/list', glyph: GraduationCap },
  { key: 'lecturers', path: '/lecturer/list', glyph: GraduationCap },
  { key: 'exams', path: '/exam/list', glyph: Pencil },
  { key: 'examRecords', path: '/exam/record', glyph: Pencil },
  { key: 'questionnaires', path: '/questionnaire/list', glyph: MessageSquareText },
  { key: 'certificates', path: '/user/certificate', glyph: Award },
  { key: 'account', path: '/user/info', glyph: UserRound },
  { key: 'ownCourses', path: '/user/course', glyph: UserRound },
  { key: 'ownQuestionnaires', path: '/questionnaire/list', glyph: ClipboardList },
  { key: 'follows', path: '/user/concern', glyph: UserRound },
  { key: 'desk', path: '/mentor/teach', glyph: ClipboardCheck },
] as const;

/** Every page that the person may open: the main navigation, the lists of courses, and the others. */
function usePages(): Command[] {
  const t = useTranslations('tools.palette');
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const entries = useNavigationEntries();
  const inBar = new Set(entries.flatMap(({ to }) => (to.kind === 'internal' ? [to.path] : [])));
  const channels = useChannelLinks().filter(({ href }) => !inBar.has(href));
  const others = otherPages.filter(({ path }) => mayOpen(path) && !inBar.has(path));
  return [
    ...entries.map(({ key, title, to }) => ({
      id: `page ${key}`,
      label: title,
      keywords: key,
      glyph: ArrowRight,
      onChoose: () => (to.kind === 'internal' ? navigate(to.path) : void open(to.url, '_blank', 'noopener')),
    })),
    ...channels.map(({ key, label, href }) => ({
      id: `course list ${key}`,
      label: t('channel', { name: label }),
      keywords: key,
      glyph: BookOpen,
      onChoose: () => navigate(href),
    })),
    ...others.map(({ key, path, glyph }) => ({
      id: `page ${key}`,
      label: t(key),
      keywords: key,
      glyph,
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
