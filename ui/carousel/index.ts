export { Carousel, type CarouselProps } from './carousel.tsx'
export type { CarouselLook } from './carousel-look.ts'
