export { type Badge, Badges } from './badges.tsx'
export { Marks, type MarksProps } from './marks.tsx'
