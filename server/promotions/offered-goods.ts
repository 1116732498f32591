import type { Promotion, Scope } from './promotion.ts'

/** A line with the data that promotions need, in minor units. */
export interface OfferedLine {
  readonly productId: string
  readonly brand: string
  readonly subBrand: string
  /** Including all parent categories. */
  readonly categories: readonly string[]
  readonly unitMinor: number
  readonly quantity: number
  readonly isReduced: boolean
  /** False for gift cards and goods that are no longer sold: no promotion applies to them. */
  readonly takesPart: boolean
  /** For a bonus line, the promotion that gave it. */
  readonly bonusOf: string | null
}

export const worthOf = ({ unitMinor, quantity }: Pick<OfferedLine, 'unitMinor' | 'quantity'>): number =>
  unitMinor * quantity

export function covers({ fullPriceOnly, ...scope }: Scope, line: OfferedLine): boolean {
  if (!line.takesPart || line.bonusOf !== null) return false
  if (fullPriceOnly && line.isReduced) return false
  return (
    isNamed(scope.products, line.productId) &&
    isNamed(scope.subBrands, line.subBrand) &&
    isNamed(scope.brands, line.brand) &&
    (scope.categories.length === 0 || line.categories.some((id) => scope.categories.includes(id)))
  )
}

const isNamed = (names: readonly string[], name: string): boolean => names.length === 0 || names.includes(name)

/** The lines in a promotion's scope, and how many times their value meets its conditions; 0 if not at all. */
export function meets(
  { scope, minimumMinor, minimumPieces }: Pick<Promotion, 'scope' | 'minimumMinor' | 'minimumPieces'>,
  lines: readonly OfferedLine[],
  worth: readonly number[],
): { readonly covered: readonly number[]; readonly times: number } {
  const covered = lines.flatMap((line, index) => (covers(scope, line) ? [index] : []))
  if (covered.length === 0) return { covered, times: 0 }
  const sum = covered.reduce((total, index) => total + worth[index]!, 0)
  const pieces = covered.reduce((total, index) => total + lines[index]!.quantity, 0)
  const byWorth = minimumMinor > 0 ? Math.floor(sum / minimumMinor) : Number.POSITIVE_INFINITY
  const byPieces = Math.floor(pieces / Math.max(1, minimumPieces))
  return { covered, times: Math.min(byWorth, byPieces) }
}
