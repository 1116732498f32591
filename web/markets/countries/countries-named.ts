import type { PageBody } from '#contracts/pages.ts'
import { foldLetters } from '#foundation/fold-text.ts'

export type Region = PageBody<'countrySelectorPage'>['regions'][number]

/** The countries with a word in name, code or language that begins with the text; all if it is empty. Accents are ignored. */
export function countriesNamed(regions: readonly Region[], typed: string): readonly Region[] {
  const wanted = foldLetters(typed.trim())
  if (!wanted) return regions
  const fits = (text: string): boolean =>
    foldLetters(text)
      .split(/[\s()-]+/)
      .some((word) => word.startsWith(wanted)) || foldLetters(text).startsWith(wanted)
  return regions
    .map((region) => ({
      ...region,
      countries: region.countries.filter(
        ({ name, code, languages }) => fits(name) || fits(code) || languages.some((it) => fits(it.name)),
      ),
    }))
    .filter(({ countries }) => countries.length > 0)
}
