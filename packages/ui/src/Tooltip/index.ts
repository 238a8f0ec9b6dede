export { Tooltip, tooltipKeys, type TooltipProps } from './Tooltip.tsx';
