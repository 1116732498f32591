import type { Navigation } from '#contracts/content.ts'

const usualBrand = 'women'

/**
 * The brand a page is shown under: its own, where one can go to that. Where every brand has a menu a page of none is shown under the
 * usual one, since some menu has to stand there.
 */
export function activeBrand({ brands }: Pick<Navigation, 'brands'>, own: string | undefined): string | undefined {
  if (brands.some(({ id }) => id === own)) return own
  const withMenus = brands.filter(({ menu }) => menu !== undefined)
  return (withMenus.find(({ id }) => id === usualBrand) ?? withMenus[0])?.id
}
