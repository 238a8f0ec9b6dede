export { ImageUpload, imageShapes, type ImageShape, type ImageUploadProps } from './ImageUpload.tsx';
export { cropKeys, type CropMove } from './model.ts';
export { imageTypes, type ImageOutput, type ImageType } from './picture.ts';
