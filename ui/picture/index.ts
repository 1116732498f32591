export { Picture, type PictureProps, type PictureSource, pixelsOf, type WideSource } from './picture.tsx'
