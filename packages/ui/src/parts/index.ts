/**
 * Parts of the components, for pages and components outside of this package that must look and behave like
 * them: parts that are loaded on demand, positions of panels, keyboard maps, focus that is kept, drawn parts and ready-made
 * classes.
 *
 * @packageDocumentation
 */
export { attemptOf, type Attempt } from '../lazy/attempt.ts';
export { setBeforeRetry } from '../lazy/beforeRetry.ts';
export { lazyPart, type LazyPartOptions } from '../lazy/lazyPart.tsx';
export { PartBoundary, type PartBoundaryProps } from '../lazy/PartBoundary.tsx';
export { orTryAgain } from '../lazy/TryAgain.tsx';
export { useControlled } from '../hooks/useControlled.ts';
export { useDrawnAhead } from '../hooks/useDrawnAhead.ts';
export { usePlacement, usePressOutside } from '../hooks/usePlacement.ts';
export { actionOf, isRightToLeft, type KeyPress } from '../keyboard/keyMap.ts';
export { useFocusKept } from '../compose/useFocusKept.ts';
export { onSendKey } from '../compose/sendKey.ts';
export { isSendable } from '../compose/text.ts';
export { matching } from '../Combobox/model.ts';
export { coverCorners } from '../EntryCard/corners.tsx';
export { Scene, type SceneProps } from '../BannerModule/parts/Scene.tsx';
export { TabRow, type TabRowProps } from '../Tabs/parts/TabRow.tsx';
export { SaveState } from '../Question/parts/SaveState.tsx';

/** Classes of an EntryCard, for cards that draw their words themselves. */
export * as cardClasses from '../EntryCard/EntryCard.css.ts';
/** Classes of a text field: the frame, the bare control inside of it, and its sizes. */
export * as controlClasses from '../style/control.css.ts';
/** Classes of a panel beside its anchor, which `usePlacement` places. */
export * as floatingClasses from '../style/floating.css.ts';
/** Classes of inconspicuous actions below a text, and of the line that says that something could not be sent. */
export * as rowActionClasses from '../compose/action.css.ts';
/** Classes of a row of tabs, for tabs that are links or whose code is still loading. */
export * as tabClasses from '../style/tabs.css.ts';
/** Class of a link in a TopNav. */
export { link as navLinkClass } from '../TopNav/TopNav.css.ts';
