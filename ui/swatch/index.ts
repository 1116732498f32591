export { type SwatchChoice, Swatches, type SwatchesProps } from './swatches.tsx'
