export type * from './content.ts'
