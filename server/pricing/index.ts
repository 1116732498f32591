export type * from './pricing.ts'
