export { firstSight } from './first-sight.ts'
export type { ImageSource, PictureOrder, PictureSubject } from './image-source.port.ts'
export { type Images, type ImagesNeed, openImages } from './open-images.repository.ts'
export type { Drawings } from './pictures.ts'
