export {
  List,
  ListItem,
  listVariants,
  type ListItemProps,
  type ListProps,
  type ListVariant,
} from './List.tsx';
