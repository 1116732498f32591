export { type Badge, Badges } from './badges.tsx'
