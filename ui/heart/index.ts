export { Heart, type HeartProps, heartForm } from './heart.tsx'
