import type { CategoryTree } from '../../category-tree.ts'

const words = (text: string): RegExp => new RegExp(`(^|[^\\p{L}])(${text})([^\\p{L}]|$)`, 'iu')

const forChildren = words('newborn|infant|toddler|kids?|child|children|boys|girls|kinder|enfants?|børn|çocuk|أطفال')

const forMen = words("male|men|mens|men's|man|herren|hommes?|herre|herrer|mænd|erkek|رجال")

const forWomen = words("female|women|womens|women's|woman|ladies|damen|femmes?|dame|kvinder|kadın|نساء")

const forEverybody = words('unisex')

/**
 * Age group, size type and gender decide the sub-brand, else the words of path and name. Unisex goods get the sub-brand
 * `brands` if the shop has it.
 */
export function subBrandFor(
  tree: CategoryTree,
  { gender = '', age_group = '', size_type = '' }: Cells,
  said: string,
): string {
  const known = new Set([...tree.nodes.values()].flatMap(({ subBrand }) => subBrand ?? []))
  const wanted = forChildren.test(age_group)
    ? 'kids'
    : /plus|big/i.test(size_type)
      ? 'plus'
      : (byWords(gender) ?? (forEverybody.test(gender) ? 'brands' : (byWords(said) ?? 'brands')))
  return known.has(wanted) || known.size === 0 ? wanted : known.has('women') ? 'women' : [...known][0]!
}

function byWords(text: string): string | undefined {
  if (forChildren.test(text)) return 'kids'
  const [men, women] = [forMen.test(text), forWomen.test(text)]
  return men === women ? undefined : men ? 'men' : 'women'
}

export type Cells = Readonly<Record<string, string>>
