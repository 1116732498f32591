export { basketCookie, marketCookie, orderNumberCookie } from './cookies.ts'
export * from './read-visitor.ts'
export type * from './visitor.ts'
