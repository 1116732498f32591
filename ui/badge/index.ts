export { type Badge, Badges } from './badges.tsx'
export { Mark, Marks, type MarksProps } from './marks.tsx'
