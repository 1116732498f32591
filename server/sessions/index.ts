export type * from './visitor.ts'
