export { Progress } from './progress.tsx'
