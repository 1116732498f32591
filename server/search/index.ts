export type * from './product-search.port.ts'
export { type InMemorySearch, searchInMemory } from './search-in-memory.repository.ts'
