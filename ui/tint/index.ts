export { Tint, type TintProps } from './tint.tsx'
