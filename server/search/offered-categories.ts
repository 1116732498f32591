import type { CategoryTree } from '#server/catalogue/index.ts'

/** Below a category its children are offered; without one, the second level, where garments have their names. */
export const isOffered = ({ nodes, chains }: CategoryTree, below: string | undefined, category: string): boolean =>
  below === undefined ? chains.get(category)?.length === 2 : nodes.get(category)?.parent === below
