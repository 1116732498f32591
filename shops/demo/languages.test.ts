import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from './maker/texts.ts'

type Told = Readonly<{ en: unknown } & Record<string, unknown>>

const others = languages.filter((language) => language !== 'en')
/** A name of up to three words may be the same in two languages; a longer text may not. */
const wordsOfName = 3
const files = globSync(
  ['badges', 'markets', 'menus', 'pages'].map((folder) => `${folder}/**/*.json`),
  {
    cwd: import.meta.dirname,
  },
)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isAddress = (value: unknown) => typeof value === 'string' && /^\/\S*$/.test(value)

/** Every text that editors wrote in several languages, with its path in the file. */
function* toldByLanguage(value: unknown, path: string): Generator<[string, Told]> {
  if (!isObject(value)) return
  if ('en' in value) yield [path, value as Told]
  else for (const [key, one] of Object.entries(value)) yield* toldByLanguage(one, `${path}.${key}`)
}

/** The text that a shopper reads. Of rich text only the words, without formatting. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (!isObject(value)) return ''
  if ('text' in value) return textOf(value.text)
  return Object.values(value).map(textOf).join(' ').trim()
}

const sentencesOf = (text: string): string[] =>
  text.split(/\n+|(?<=[.!?])\s+/).filter((sentence) => sentence.split(/\s+/).length > wordsOfName)

test('tells every text of the editors in every language of the shop, and no sentence of it in English', () => {
  const texts = files.flatMap((file) => [
    ...toldByLanguage(JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')), file),
  ])
  expect(texts.length).toBeGreaterThan(200)

  for (const [path, told] of texts.filter(([, { en }]) => !isAddress(en))) {
    const english = sentencesOf(textOf(told.en))
    for (const language of others) {
      const own = textOf(told[language])
      expect(own, `${path} in ${language}`).not.toBe('')
      const left = english.filter((sentence) => own.includes(sentence))
      expect(left, `${path} in ${language}`).toEqual([])
    }
  }
})

test('says bag, color, package and pickup where shops in the US and Canada do', () => {
  const read = (path: string): Record<string, string> => JSON.parse(readFileSync(path, 'utf8'))
  const english = read('words/en.json')
  const said = (market: string) => Object.values({ ...english, ...read(`${import.meta.dirname}/words/${market}.json`) })
  const british = /basket|parcel|programme|tick the box|ready to collect|collect (?:it|in|at)|at the till/i

  expect([...said('en-us'), ...said('en-ca')].filter((text) => british.test(text))).toEqual([])
  expect(said('en-us').filter((text) => /colour|favourite|cancelled|grey|instalment/i.test(text))).toEqual([])
})
