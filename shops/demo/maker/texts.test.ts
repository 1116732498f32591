import { expect, test } from 'vitest'
import { designStyles } from './design-styles.ts'
import {
  colourNameOf,
  descriptionOf,
  everyLocale,
  fabricOf,
  languages,
  nameOf,
  regions,
  vocabularies,
} from './texts.ts'

/** Nouns in the English names that no other language has as a loanword. */
const english = new Set(
  'bag bags belt blouse brimmed buttons coat cotton cuffs dress hem in jacket jumper knit linen lining neck pants pockets rings scarf shirt shoes shoulders silk skirt sleeve sleeves sweater trousers waist with wool zip'.split(
    ' ',
  ),
)
/** Words that look English but belong to the language itself: Danish `bag` means behind, and Dutch has `in` too. */
const own: Readonly<Record<string, readonly string[]>> = {
  da: ['bag'],
  de: ['in'],
  fr: ['blouse'],
  it: ['in', 'zip'],
  nl: ['blouse', 'in'],
}
const others = languages.filter((language) => language !== 'en')
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}-]+/gu) ?? []

test('describes every style in every language, without words of another language and without gaps', () => {
  for (const style of designStyles()) {
    for (const language of languages) {
      const texts = [
        nameOf(style, language),
        descriptionOf(style, language),
        fabricOf(style, language),
        ...style.options.map((option) => colourNameOf(option, language)),
      ]
      for (const text of texts) expect(text.trim(), `${language} ${style.number}`).toMatch(/^[^{}]+$/)
      expect(texts.filter((text) => / {2}|undefined/.test(text))).toEqual([])
    }
    for (const language of others) expect(descriptionOf(style, language)).not.toBe(descriptionOf(style, 'en'))
  }
})

test('has no English noun in a name of another language', () => {
  const found = others.flatMap((language) =>
    designStyles()
      .flatMap((style) => wordsOf(nameOf(style, language)))
      .filter((word) => english.has(word) && !own[language]?.includes(word))
      .map((word) => `${language} ${word}`),
  )

  expect([...new Set(found)]).toEqual([])
})

test('has the same words in every language, and beside them only other words for men’s garments', () => {
  const keys = Object.keys(vocabularies.en)
  for (const language of others) {
    const added = Object.keys(vocabularies[language]).filter((key) => !(key in vocabularies.en))
    expect(
      keys.filter((key) => !vocabularies[language][key]?.trim()),
      language,
    ).toEqual([])
    expect(
      added.filter((key) => !key.endsWith('.men') || !keys.includes(key.slice(0, -4))),
      language,
    ).toEqual([])
  }
})

test('uses different words for men’s and women’s coats where the language does', () => {
  const coat = (form: string) =>
    designStyles().find(({ kind, subBrand }) => kind.id === 'coat-double' && subBrand.form === form)!

  expect(nameOf(coat('women'), 'sv')).toMatch(/ kappa/)
  expect(nameOf(coat('men'), 'sv')).toMatch(/ rock/)
  expect(nameOf(coat('men'), 'en')).toMatch(/ coat/)
})

test('has separate texts for the US and Canada only where the words differ: sweaters and pants', () => {
  for (const region of regions)
    for (const [key, text] of Object.entries(vocabularies[region])) expect(text, key).not.toBe(vocabularies.en[key])
  const localesOf = (kind: string) => {
    const style = designStyles().find((one) => one.kind.id === kind && one.material.id !== 'gingham')!
    return everyLocale((locale) => nameOf(style, locale)).map(([locale]) => locale)
  }

  expect(localesOf('trousers-wide')).toEqual([...languages, ...regions])
  expect(localesOf('boot')).toEqual([...languages])
  const american = designStyles().map((style) => `${nameOf(style, 'en-us')} ${descriptionOf(style, 'en-us')}`)
  expect(american.filter((text) => /jumper|trouser|trainers|colour|grey\b/i.test(text))).toEqual([])
})
