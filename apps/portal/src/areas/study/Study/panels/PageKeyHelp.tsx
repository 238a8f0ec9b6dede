import { KeyboardHelp } from '@stoa/pages/frame/AppTools';
import { useTranslations } from 'use-intl';
import type { pageKeys } from './pageKeys.ts';

interface PageKeyHelpProps {
  keys: readonly (typeof pageKeys)[number][];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The list of keys for a lesson without a film; the film's player has a list of its own. */
export default function PageKeyHelp({ keys, open, onOpenChange }: PageKeyHelpProps) {
  const t = useTranslations('studyPanels.keys');
  return (
    <KeyboardHelp
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      groups={[
        {
          label: t('here'),
          rows: keys.map((binding) => ({
            keys: 'shift' in binding && binding.shift ? ['Shift', binding.key] : [binding.key],
            does: t(binding.does),
          })),
        },
      ]}
    />
  );
}
