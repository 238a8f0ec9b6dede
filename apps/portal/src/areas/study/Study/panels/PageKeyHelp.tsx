import { KeyboardHelp } from '@stoa/ui/patterns/AppTools';
import { useTranslations } from 'use-intl';
import type { pageKeys } from './pageKeys.ts';

interface PageKeyHelpProps {
  keys: readonly (typeof pageKeys)[number][];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Which keys do what in a lesson without a film; a film shows its own list. */
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
