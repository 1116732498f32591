export { Ground, type GroundProps } from './ground.tsx'
