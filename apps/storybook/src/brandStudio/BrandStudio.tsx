import { loginPreviewQuery, type Branding } from '@stoa/domain';
import { tenantThemes, type FillPolicy } from '@stoa/theme';
import { explainTheme, visions, type Vision } from '@stoa/theme/explain';
import {
  Alert,
  Button,
  CopyButton,
  Field,
  Heading,
  ScrollArea,
  Select,
  Stack,
  Text,
  TextInput,
  UiProvider,
} from '@stoa/ui';
import { en } from '@stoa/ui/locales/en';
import { zhCN } from '@stoa/ui/locales/zh-CN';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { BrandForm } from './BrandForm.tsx';
import * as styles from './BrandStudio.css.ts';
import { brandingOf, firstDraft, shownBranding, type Draft } from './draft.ts';
import { Findings } from './Findings.tsx';
import { BrandedPage, pages, type PageName } from './pages.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { VisionFilters } from './VisionFilters.tsx';
import { studioWords } from './words.ts';

const appearances = ['light', 'dark'] as const;
type View = `${PageName} ${(typeof appearances)[number]}`;

const firstBranding: Branding = { colorPrimary: firstDraft.colorPrimary };

export interface BrandStudioProps {
  locale: 'zh-CN' | 'en';
}

/**
 * A page on which a company tries its branding. The pages stay readable whatever is entered, because the
 * themes are proved and invalid input keeps the last valid look.
 */
export function BrandStudio({ locale }: BrandStudioProps) {
  const words = studioWords[locale];
  const [draft, setDraft] = useState<Draft>(firstDraft);
  const [shown, setShown] = useState<Branding>(() => shownBranding(firstDraft, firstBranding));
  const [policy, setPolicy] = useState<FillPolicy>('auto');
  const [vision, setVision] = useState<Vision | 'none'>('none');
  const [large, setLarge] = useState<View>();
  const [portal, setPortal] = useState('http://sunrise.localhost:4600');
  const previews = useId();

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    setShown(shownBranding(next, shown));
  };

  const result = brandingOf(draft);
  const problems = result.ok ? [] : result.problems;
  const branding = useDeferredValue(shown);
  const { colorPrimary, fontSize = 2 } = branding;
  const theme = useMemo(() => tenantThemes(colorPrimary, policy), [colorPrimary, policy]);
  const story = useMemo(() => explainTheme(colorPrimary, policy), [colorPrimary, policy]);
  const file = JSON.stringify(shown, null, 2);
  const link = `${portal.replace(/\/+$/, '')}/login?${loginPreviewQuery(shown)}`;
  const views =
    large === undefined
      ? pages.flatMap((page) => appearances.map((look): View => `${page} ${look}`))
      : [large];

  return (
    <UiProvider labels={locale === 'en' ? en : zhCN}>
      <div className={styles.root} lang={locale}>
        <header className={styles.head}>
          <Heading level={1}>{words.title}</Heading>
          <Text tone="muted">{words.lead}</Text>
        </header>
        <VisionFilters />
        <section className={styles.form} aria-label={words.form}>
          <BrandForm
            words={words}
            draft={draft}
            problems={problems}
            policy={policy}
            onDraft={change}
            onPolicy={setPolicy}
          />
          <Stack gap={4}>
            <Heading level={2}>{words.share}</Heading>
            <Field label={words.portal}>
              <TextInput
                type="url"
                value={portal}
                onChange={(event) => setPortal(event.currentTarget.value)}
              />
            </Field>
            <Stack gap={1}>
              <CopyButton value={link} label={words.copy(words.preview)} disabled={!result.ok} />
              <Text size={13} tone="muted">
                {words.previewHint}
              </Text>
            </Stack>
            <Stack gap={1}>
              <CopyButton value={file} label={words.copy(words.json)} disabled={!result.ok} />
              <Text size={13} tone="muted">
                {words.jsonHint}
              </Text>
            </Stack>
            <ScrollArea label={words.json} className={styles.file}>
              <pre className={styles.text}>{file}</pre>
            </ScrollArea>
          </Stack>
        </section>
        <div className={styles.result}>
          {problems.some((problem) => 'field' in problem && problem.field === 'colorPrimary') && (
            <Alert tone="warning">{words.unreadable}</Alert>
          )}
          <div className={styles.tools}>
            <Heading level={2} id={previews}>
              {words.views}
            </Heading>
            {large !== undefined && (
              <Button variant="ghost" onClick={() => setLarge(undefined)}>
                {words.shrink}
              </Button>
            )}
            <Select
              aria-label={words.vision.label}
              className={styles.vision}
              value={vision}
              options={(['none', ...visions] as const).map((value) => ({
                value,
                label: words.vision[value],
              }))}
              onValueChange={(value) => setVision(visions.find((one) => one === value) ?? 'none')}
            />
          </div>
          <ul className={large === undefined ? styles.views : styles.oneView} aria-labelledby={previews}>
            {pages.flatMap((page) =>
              appearances
                .filter((look) => views.includes(`${page} ${look}`))
                .map((look) => {
                  const name = words.frame(words.page[page], words.appearance[look]);
                  return (
                    <li key={`${page} ${look}`} className={styles.view}>
                      <PreviewFrame
                        title={name}
                        theme={theme}
                        appearance={look}
                        fontSize={fontSize}
                        locale={locale}
                        vision={vision}
                        live={large !== undefined}
                      >
                        <UiProvider labels={locale === 'en' ? en : zhCN}>
                          <BrandedPage page={page} branding={branding} locale={locale} />
                        </UiProvider>
                      </PreviewFrame>
                      {large === undefined && (
                        <button
                          type="button"
                          className={styles.enlarge}
                          aria-label={words.enlarge(name)}
                          onClick={() => setLarge(`${page} ${look}`)}
                        >
                          <span aria-hidden="true">{name}</span>
                        </button>
                      )}
                    </li>
                  );
                }),
            )}
          </ul>
          {story && <Findings story={story} words={words} />}
        </div>
      </div>
    </UiProvider>
  );
}
