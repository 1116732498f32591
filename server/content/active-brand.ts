import type { Navigation } from '#contracts/content.ts'

const usualBrand = 'women'

/**
 * The brand that a page is shown under: its own brand, if that has an entry. If every brand has a menu, a page without
 * a brand is shown under the usual brand, because some menu has to be shown.
 */
export function activeBrand({ brands }: Pick<Navigation, 'brands'>, own: string | undefined): string | undefined {
  if (brands.some(({ id }) => id === own)) return own
  const withMenus = brands.filter(({ menu }) => menu !== undefined)
  return (withMenus.find(({ id }) => id === usualBrand) ?? withMenus[0])?.id
}
