import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { languageOfLocale } from '#foundation/text-for-locale.ts'
import { chanceFrom } from './chance.ts'
import type { Option, Style } from './design-styles.ts'

// biome-ignore format: one line to read
export const languages = ['en', 'da', 'de', 'fr', 'tr', 'ar', 'nl', 'es', 'it', 'sv', 'no', 'fi', 'pl', 'pt', 'cs'] as const
export type Language = (typeof languages)[number]
/** Countries that use other words than their language. Their vocabulary contains only the differences. */
export const regions = ['en-us', 'en-ca'] as const
export type Locale = Language | (typeof regions)[number]
type Vocabulary = Readonly<Record<string, string>>

const read = (locale: Locale): Vocabulary =>
  JSON.parse(readFileSync(new URL(`./words/${locale}.json`, import.meta.url), 'utf8'))

export const vocabularies = Object.fromEntries([...languages, ...regions].map((one) => [one, read(one)])) as Readonly<
  Record<Locale, Vocabulary>
>

const languageOf = (locale: Locale): Language => languageOfLocale(locale) as Language

/** A word of the vocabulary. A missing word is a bug and stops the maker. */
export function word(locale: Locale, key: string): string {
  const found = vocabularies[locale][key] ?? vocabularies[languageOf(locale)][key]
  if (found === undefined) throw new Error(`shops/demo/maker/words/${languageOf(locale)}.json lacks "${key}"`)
  return found
}

/** A text in each language, and for each country whose text differs from its language. */
export function everyLocale<Told>(tell: (locale: Locale) => Told): [Locale, Told][] {
  const differs = (region: Locale) => !isDeepStrictEqual(tell(region), tell(languageOf(region)))
  return [...languages, ...regions.filter(differs)].map((locale) => [locale, tell(locale)])
}

/** One text of the vocabulary in all languages, as an attribute of the import form. */
export const everyLanguage = (key: string): Readonly<Record<string, string>> =>
  Object.fromEntries(everyLocale((locale) => word(locale, key)))

/** The name of a style: kind, material and special feature, in the word order and punctuation of the language. */
export function nameOf(style: Style, locale: Locale): string {
  const { kind, material, namesake } = style
  return named(locale, namesake === 0 ? 'name.plain' : 'name.featured', {
    kind: kindWord(style, locale),
    material: word(locale, `material.${material.id}`),
    feature: word(locale, `feature.${kind.features}.${featureOf(style)}`),
  })
}

/** The name of a set: its kind and the material of its first part. */
export const setNameOf = (set: string, { material }: Style, locale: Locale): string =>
  named(locale, 'name.plain', {
    kind: word(locale, `set.${set}`),
    material: word(locale, `material.${material.id}`),
  })

/** In some languages the same garment has another name for men or for children. */
function kindWord({ kind, name, subBrand: { form } }: Style, locale: Locale): string {
  const key = `kind.${kind.id}.${name}`
  const mens = form === 'men' || form === 'kids' ? vocabularies[locale][`${key}.men`] : undefined
  return mens ?? word(locale, key)
}

function named(locale: Locale, pattern: string, parts: Readonly<Record<string, string>>): string {
  const whole = word(locale, pattern).replace(/\{(\w+)\}/g, (_, part: string) => parts[part]!)
  return whole[0]!.toLocaleUpperCase(locale) + whole.slice(1)
}

export const colourNameOf = ({ colour, ink }: Option, locale: Locale): string =>
  [colour, ink].flatMap((one) => (one ? [word(locale, `colour.${one.id}`)] : [])).join('/')

/** A description of two to four sentences: the cut, the fabric, a detail, and how to wear it. */
export function descriptionOf(style: Style, locale: Locale): string {
  const { kind, material, subBrand } = style
  const chance = chanceFrom(`texts ${style.number}`)
  const sentences = [`kind.${kind.id}.says`, `material.${material.id}.says`]
  if (chance.happens(0.75)) sentences.push(`feature.${kind.features}.${featureOf(style)}.says`)
  const closers = closersOf(style)
  if (sentences.length === 2 || chance.happens(0.6)) sentences.push(`closer.${subBrand.id}.${chance.pick(closers)}`)
  return sentences.map((key) => word(locale, key)).join(' ')
}

/** Shoes and bags have no closing sentence about size and fit. */
function closersOf({ kind, subBrand }: Style): readonly number[] {
  if (subBrand.id === 'brands') return [1, 2, 3]
  if (kind.sizes === 'one') return [1]
  if (kind.sizes === 'shoe') return subBrand.id === 'women' ? [1, 2] : [1]
  if (subBrand.id === 'men' && kind.fit === 'slim') return [1, 3]
  return [1, 2, 3]
}

const featureOf = (style: Style): 1 | 2 => (style.namesake % 2 === 1 ? 1 : 2)

export function fabricOf({ material }: Style, locale: Locale): string {
  return material.fibres
    .map(([fibre, percent]) =>
      word(locale, 'share')
        .replace('{percent}', percent.toLocaleString(locale === 'ar' ? 'ar-AE-u-nu-latn' : locale))
        .replace('{fibre}', word(locale, `fibre.${fibre}`)),
    )
    .join(word(locale, 'comma'))
}
