import { useClient } from '@stoa/api/react';
import { AssistantDrawer as Frame } from '@stoa/pages/assistant';
import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { assistantWords } from './catalogue.ts';
import { useCatalogue } from '../i18n/catalogues.ts';
import { useLanguage, Words } from '../i18n/Language.tsx';
import { useUnsaved } from '../kernel/unsaved.ts';
import { assistantOf } from './assistant.ts';
import { questionContextOf } from './questionContext.ts';
import { Sessions } from './Sessions.tsx';
import { TalkView } from './TalkView.tsx';

/** Longest question in characters, by the server's limit. */
const limit = 2000;

function Drawer({ onClose }: { onClose: () => void }) {
  const t = useTranslations('assistant');
  const location = useLocation();
  const assistant = assistantOf(useClient());
  const talk = useSyncExternalStore(assistant.subscribe, assistant.get);
  const draft = useSyncExternalStore(assistant.draft.subscribe, assistant.draft.get);
  const [listed, setListed] = useState(false);
  useUnsaved(draft.trim() !== '');

  const ask = (text: string) => {
    setListed(false);
    assistant.ask(text, questionContextOf(location));
  };
  return (
    <Frame
      t={t}
      onClose={onClose}
      listed={listed}
      onListed={setListed}
      onCreate={() => {
        setListed(false);
        assistant.create();
      }}
      value={draft}
      onValueChange={assistant.draft.set}
      limit={limit}
      busy={talk.open?.progress.kind === 'writing'}
      onSend={(text) => {
        assistant.draft.set('');
        ask(text);
      }}
      onStop={assistant.stop}
    >
      {listed ? (
        <Sessions assistant={assistant} onLeave={() => setListed(false)} />
      ) : (
        <TalkView assistant={assistant} talk={talk} onAsk={ask} />
      )}
    </Frame>
  );
}

/** The assistant, which `ai=1` in the address opens on any page; its messages load with it. */
export default function AssistantDrawer({ onClose }: { onClose: () => void }) {
  const { locale } = useLanguage();
  return (
    <Words catalogue={useCatalogue(locale, [assistantWords])}>
      <Drawer onClose={onClose} />
    </Words>
  );
}
