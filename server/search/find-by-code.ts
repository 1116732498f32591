import type { Assortment } from '#server/catalogue/index.ts'

/** Slots for a code: all colours for a style number, or one for a product id, sku or EAN. Undefined if the term is not a code. */
export function findByCode(
  assortment: Assortment,
  term: string,
  eans: () => ReadonlyMap<string, number>,
): readonly number[] | undefined {
  const { slotsOfStyle, slotOf } = assortment
  const code = term.trim()
  if (code === '' || code.includes(' ')) return undefined
  for (const spelled of new Set([code, code.toLowerCase(), code.toUpperCase()])) {
    const style = slotsOfStyle.get(spelled)
    if (style && style.length > 0) return style
    // A sku consists of the product id and the size.
    const product = slotOf.get(spelled) ?? slotOf.get(spelled.split('_').slice(0, 3).join('_'))
    if (product !== undefined) return [product]
  }
  if (!/^\d{8,14}$/.test(code)) return undefined
  const slot = eans().get(code.replace(/^0+/, ''))
  return slot !== undefined && hasEan(assortment, slot, code) ? [slot] : undefined
}

const hasEan = ({ slots }: Assortment, slot: number, code: string): boolean =>
  slots[slot]?.variants.some(({ ean }) => ean?.replace(/^0+/, '') === code.replace(/^0+/, '')) ?? false

/** Slots by EAN, without leading zeros. */
export function eansOf({ slots }: Assortment): Map<string, number> {
  const eans = new Map<string, number>()
  for (const [slot, product] of slots.entries())
    for (const { ean } of product?.variants ?? []) if (ean !== null) eans.set(ean.replace(/^0+/, ''), slot)
  return eans
}
