export { announce, LiveRegions } from './live-region.tsx'
