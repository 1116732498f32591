export { basketCookie, marketCookie } from './cookies.ts'
export * from './read-visitor.ts'
export type * from './visitor.ts'
