export {
  EvidencePanel,
  type EvidencePanelProps,
  type EvidenceReasonView,
  type EvidenceTable,
  type EvidenceTimeline,
} from './EvidencePanel.tsx';
export { stretchStates, type EvidenceStretch, type StretchState } from './model.ts';
