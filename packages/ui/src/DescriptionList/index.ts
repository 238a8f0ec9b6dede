export {
  DescriptionList,
  descriptionListLayouts,
  type DescriptionItem,
  type DescriptionListLayout,
  type DescriptionListProps,
} from './DescriptionList.tsx';
