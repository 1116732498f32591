import { spelledIn } from '#foundation/german-spelling.ts'
import { textForLocale } from '#foundation/text-for-locale.ts'

export interface CategoryText {
  readonly title: string
  readonly slug: string
  readonly intro: string
  readonly description: string
}

export interface CategoryNode {
  readonly id: string
  readonly parent: string | undefined
  readonly position: number
  readonly subBrand: string | undefined
  readonly texts: ReadonlyMap<string, CategoryText>
}

/** The categories as a tree. */
export interface CategoryTree {
  readonly nodes: ReadonlyMap<string, CategoryNode>
  readonly childrenOf: ReadonlyMap<string | undefined, readonly CategoryNode[]>
  /** The category and all above it, the topmost first. */
  readonly chains: ReadonlyMap<string, readonly string[]>
}

export function categoryTree(nodes: Iterable<CategoryNode>): CategoryTree {
  const byId = new Map([...nodes].map((node) => [node.id, node]))
  const inOrder = [...byId.values()].sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
  const childrenOf = Map.groupBy(inOrder, ({ parent }) => parent)
  return { nodes: byId, childrenOf, chains: new Map([...byId.keys()].map((id) => [id, chainOf(byId, id)])) }
}

/** The text for a locale. `textForLocale` chooses it. */
export const categoryText = (node: CategoryNode, locale: string): CategoryText =>
  spelledIn(textForLocale(node.texts, locale) ?? { title: node.id, slug: node.id, intro: '', description: '' }, locale)

/** The path below the market: the slugs of the chain. */
export const categoryPath = (tree: CategoryTree, id: string, locale: string): string =>
  (tree.chains.get(id) ?? []).map((part) => categoryText(tree.nodes.get(part)!, locale).slug).join('/')

function chainOf(nodes: ReadonlyMap<string, CategoryNode>, id: string): string[] {
  const chain: string[] = []
  for (
    let node = nodes.get(id);
    node && !chain.includes(node.id);
    node = node.parent === undefined ? undefined : nodes.get(node.parent)
  )
    chain.unshift(node.id)
  return chain
}
