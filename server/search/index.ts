export type * from './product-search.port.ts'
