import type { Style } from './design-styles.ts'

/** The category tree of the shop folder, reduced to the id and the parent of each category. */
export type CategoryTree = ReadonlyMap<string, string>

export function readCategories(csv: string): CategoryTree {
  const rows = csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
  return new Map(rows.map(([id, parent]) => [id!, parent ?? '']))
}

/** The categories of a colour: its own first, then the parents, then new goods and reduced goods. */
export function categoriesOf(
  tree: CategoryTree,
  style: Style,
  state: { readonly isNew: boolean; readonly reduced: boolean },
): string[] {
  const root = style.subBrand.category
  const own = `${root}-${style.kind.category}`
  if (!tree.has(own)) throw new Error(`shops/demo/categories.csv lacks "${own}"`)
  const found = lineage(tree, own)
  if (state.isNew) found.push(...lineage(tree, `${root}-new-in`))
  if (state.reduced) found.push(...lineage(tree, `${root}-sale`))
  return found
}

function lineage(tree: CategoryTree, id: string): string[] {
  const line: string[] = []
  for (let at: string | undefined = id; at && tree.has(at); at = tree.get(at)) line.push(at)
  return line
}
