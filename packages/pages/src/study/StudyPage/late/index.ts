export { CompletionRules, type CompletionRule } from './CompletionRules.tsx';
export { HintLine } from './HintLine.tsx';
export { HowItCounts, type HowItCountsProps } from './HowItCounts.tsx';
export { More, type MoreProps } from './More.tsx';
export { RelatedRows, type RelatedRow } from './RelatedRows.tsx';
export { SidePanel } from './SidePanel.tsx';
export { SideTabs, sideTabId, sidePanelId, type SideTab } from './SideTabs.tsx';
export { NarrowOnly, WideOnly } from './WideOnly.tsx';
