import type { PageBody } from '#contracts/pages.ts'

export type Region = PageBody<'countrySelectorPage'>['regions'][number]

/** The countries whose name, code or language begins a word as typed; all when nothing is. Accents do not matter. */
export function countriesNamed(regions: readonly Region[], typed: string): readonly Region[] {
  const wanted = plain(typed.trim())
  if (!wanted) return regions
  const fits = (text: string): boolean =>
    plain(text)
      .split(/[\s()-]+/)
      .some((word) => word.startsWith(wanted)) || plain(text).startsWith(wanted)
  return regions
    .map((region) => ({
      ...region,
      countries: region.countries.filter(
        ({ name, code, languages }) => fits(name) || fits(code) || languages.some((it) => fits(it.name)),
      ),
    }))
    .filter(({ countries }) => countries.length > 0)
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i')
