import type { ToggleKey } from '#contracts/toggles.ts'

const displayToggles = [
  'memberPrice',
  'priceTransparency',
  'listPriceBeforeSalesPrice',
  'singleDigitDiscountBadge',
  'promotionDiscountDisplay',
] as const satisfies readonly ToggleKey[]

/** The optional parts of a price, each with the name of its toggle. */
export type PriceDisplay = { readonly [Toggle in (typeof displayToggles)[number]]: boolean }

const known = new Map<number, PriceDisplay>()

/** Equal toggles give the same object, so that caches of shown prices can compare it. */
export function priceDisplay(isOn: (toggle: ToggleKey) => boolean): PriceDisplay {
  let key = 0
  for (const toggle of displayToggles) key = key * 2 + (isOn(toggle) ? 1 : 0)
  const same = known.get(key)
  if (same) return same
  const display = Object.fromEntries(displayToggles.map((toggle) => [toggle, isOn(toggle)])) as PriceDisplay
  known.set(key, display)
  return display
}

/** None of the optional parts. */
export const plainDisplay: PriceDisplay = priceDisplay(() => false)
