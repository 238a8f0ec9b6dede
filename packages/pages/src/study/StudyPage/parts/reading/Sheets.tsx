import { useState } from 'react';
import { SheetViewer } from '@stoa/ui/SheetViewer';
import type { StudyStage } from '../../types.ts';
import { useLooked } from './useLooked.ts';

/** A workbook with a tab for each sheet. */
export function Sheets({ stage }: { stage: Extract<StudyStage, { kind: 'table' }> }) {
  const [sheet, setSheet] = useState(0);
  useLooked(stage.sheets.length === 0 ? undefined : sheet + 1, stage.onSheet);
  return <SheetViewer title={stage.title} sheets={stage.sheets} value={sheet} onValueChange={setSheet} />;
}
