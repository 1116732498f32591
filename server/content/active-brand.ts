import type { Navigation } from '#contracts/content.ts'

const usualBrand = 'women'

/**
 * The brand a page is shown under: its own, if that brand has an entry. Where every brand has a menu, a page without a brand is shown under
 * the usual one, because some menu has to be shown.
 */
export function activeBrand({ brands }: Pick<Navigation, 'brands'>, own: string | undefined): string | undefined {
  if (brands.some(({ id }) => id === own)) return own
  const withMenus = brands.filter(({ menu }) => menu !== undefined)
  return (withMenus.find(({ id }) => id === usualBrand) ?? withMenus[0])?.id
}
