export { neverFailing } from './never-failing.ts'
export type * from './product-search.port.ts'
export { searchRoutes } from './search.routes.ts'
export { type InMemorySearch, type SearchNeeds, searchInMemory } from './search-in-memory.repository.ts'
