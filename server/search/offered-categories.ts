import type { CategoryTree } from '#server/catalogue/index.ts'

/** In a category its children are offered. Without a category the second level is offered, because it names kinds of goods. */
export const isOffered = ({ nodes, chains }: CategoryTree, below: string | undefined, category: string): boolean =>
  below === undefined ? chains.get(category)?.length === 2 : nodes.get(category)?.parent === below
