export type * from './product-search.port.ts'
export { searchRoutes } from './search.routes.ts'
export { type InMemorySearch, searchInMemory } from './search-in-memory.repository.ts'
