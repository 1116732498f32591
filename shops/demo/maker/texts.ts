import { readFileSync } from 'node:fs'
import { chanceFrom } from './chance.ts'
import type { Option, Style } from './design-styles.ts'

export const languages = ['en', 'da', 'de', 'fr', 'tr', 'ar'] as const
export type Language = (typeof languages)[number]
type Vocabulary = Readonly<Record<string, string>>

const read = (language: Language): Vocabulary =>
  JSON.parse(readFileSync(new URL(`./words/${language}.json`, import.meta.url), 'utf8'))

export const vocabularies: Readonly<Record<Language, Vocabulary>> = {
  en: read('en'),
  da: read('da'),
  de: read('de'),
  fr: read('fr'),
  tr: read('tr'),
  ar: read('ar'),
}

/** A word of the vocabulary; a missing one is a mistake of ours and stops the maker. */
export function word(language: Language, key: string): string {
  const found = vocabularies[language][key]
  if (found === undefined) throw new Error(`shops/demo/maker/words/${language}.json lacks "${key}"`)
  return found
}

/** One text of the vocabulary in all its languages, as the import form's attributes carry it. */
export const everyLanguage = (key: string): Record<Language, string> =>
  Object.fromEntries(languages.map((language) => [language, word(language, key)])) as Record<Language, string>

export const materialWord = ({ material }: Style, language: Language): string =>
  word(language, `material.${material.id}`)

/** Words put one after another, beginning with a capital. */
export function sentence(language: Language, parts: readonly string[]): string {
  const whole = parts.filter(Boolean).join(' ')
  return whole[0]!.toLocaleUpperCase(language) + whole.slice(1)
}

/** Turkish puts everything before the noun, the others after it; nothing but the noun's own phrase ever agrees with anything. */
export function nameOf(style: Style, language: Language): string {
  const noun = word(language, `kind.${style.kind.id}.${style.name}`)
  const material = materialWord(style, language)
  const feature = style.namesake === 0 ? '' : word(language, `feature.${style.kind.features}.${featureOf(style)}`)
  const parts = language === 'tr' ? [feature, material, noun] : [noun, material, feature]
  return sentence(language, parts)
}

export const colourNameOf = ({ colour, ink }: Option, language: Language): string =>
  [colour, ink].flatMap((one) => (one ? [word(language, `colour.${one.id}`)] : [])).join('/')

/** Two to four calm sentences: the cut, the cloth, a detail, and a word on wearing it. */
export function descriptionOf(style: Style, language: Language): string {
  const { kind, material, subBrand } = style
  const chance = chanceFrom(`texts ${style.number}`)
  const sentences = [`kind.${kind.id}.says`, `material.${material.id}.says`]
  if (chance.happens(0.75)) sentences.push(`feature.${kind.features}.${featureOf(style)}.says`)
  const closers = closersOf(style)
  if (sentences.length === 2 || chance.happens(0.6)) sentences.push(`closer.${subBrand.id}.${chance.pick(closers)}`)
  return sentences.map((key) => word(language, key)).join(' ')
}

/** Remarks on size and fit say nothing about shoes and bags. */
function closersOf({ kind, subBrand }: Style): readonly number[] {
  if (subBrand.id === 'brands') return [1, 2, 3]
  if (kind.sizes === 'one') return [1]
  if (kind.sizes === 'shoe') return subBrand.id === 'women' ? [1, 2] : [1]
  if (subBrand.id === 'men' && kind.fit === 'slim') return [1, 3]
  return [1, 2, 3]
}

const featureOf = (style: Style): 1 | 2 => (style.namesake % 2 === 1 ? 1 : 2)

export function fabricOf({ material }: Style, language: Language): string {
  return material.fibres
    .map(([fibre, percent]) =>
      word(language, 'share')
        .replace('{percent}', percent.toLocaleString(language === 'ar' ? 'ar-AE-u-nu-latn' : language))
        .replace('{fibre}', word(language, `fibre.${fibre}`)),
    )
    .join(word(language, 'comma'))
}
