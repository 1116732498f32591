export type * from './market.ts'
