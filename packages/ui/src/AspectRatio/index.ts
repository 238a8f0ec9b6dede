export { AspectRatio, ratios, type AspectRatioProps, type RatioName } from './AspectRatio.tsx';
