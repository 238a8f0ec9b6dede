export {
  Timeline,
  timelineStates,
  type TimelineEvent,
  type TimelineProps,
  type TimelineState,
} from './Timeline.tsx';
