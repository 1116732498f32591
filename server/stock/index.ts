export type * from './stock.ts'
