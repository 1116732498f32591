import { readdirSync, readFileSync } from 'node:fs'
import { type Complaint, filesBelow } from '../complaint.ts'

/** Languages that must have every text. Any other language may be incomplete; English replaces each missing text. */
export const wholeLanguages = [
  ...['en', 'da', 'de', 'fr', 'tr', 'ar', 'nl'],
  ...['es', 'it', 'sv', 'no', 'fi', 'pl', 'pt', 'cs'],
]

/** All other languages with a file. */
const partialLanguages = (): string[] =>
  readdirSync('words')
    .map((name) => name.slice(0, -'.json'.length))
    .filter((language) => !wholeLanguages.some((whole) => whole === language))

const read = (language: string): Record<string, string> => JSON.parse(readFileSync(`words/${language}.json`, 'utf8'))

/**
 * Checks that every text exists in every complete language with the same arguments, that every used key exists, and
 * that every problem code has a text and fills each gap of it.
 */
export function complainOfMissingWords(): Complaint[] {
  const english = read('en')
  const whole = wholeLanguages
    .slice(1)
    .flatMap((language) => complainOf(language, Object.entries(english), read(language)))
  const partly = partialLanguages().flatMap((language) => {
    const words = read(language)
    const file = `words/${language}.json`
    const said = Object.entries(english).filter(([key]) => words[key] !== undefined)
    const unknown = Object.keys(words).filter((key) => english[key] === undefined && !isPluralForm(key))
    return [
      ...complainOf(language, said, words),
      ...unknown.map((key) => ({ file, message: `${key} is no text of ours` })),
    ]
  })
  const shouting = Object.keys(english)
    .filter((key) => key !== key.toLowerCase())
    .map((key) => ({ file: 'words/en.json', message: `${key} is not lower case` }))
  return [
    ...whole,
    ...partly,
    ...shouting,
    ...complainOfExclamations(),
    ...complainOfLooseSigns(),
    ...complainOfUnknownKeys(english),
    ...complainOfSilentProblems(english),
    ...complainOfOpenGaps(english),
  ]
}

/** The English texts that a language lacks, or that it translates with other arguments. */
const complainOf = (
  language: string,
  wanted: readonly (readonly [key: string, text: string])[],
  words: Readonly<Record<string, string>>,
): Complaint[] =>
  wanted.flatMap(([key, text]) => {
    const file = `words/${language}.json`
    // Plural forms differ between languages: Arabic says "one piece" without a figure, and has forms that English
    // lacks.
    if (isPluralForm(key)) return []
    if (words[key] === undefined) return [{ file, message: `no text for ${key}` }]
    const [english, own] = [argumentsOf(text), argumentsOf(words[key])]
    return english === own
      ? []
      : [{ file, message: `${key} has arguments ${own || 'none'}, English ${english || 'none'}` }]
  })

/** The shop speaks calmly: no exclamation marks. */
const complainOfExclamations = (): Complaint[] =>
  [...wholeLanguages, ...partialLanguages()].flatMap((language) =>
    Object.entries(read(language))
      .filter(([, text]) => /[!！]/.test(text))
      .map(([key]) => ({ file: `words/${language}.json`, message: `${key} shouts` })),
  )

/** In French a blank stands before these signs and inside quotes, and no line may break there. */
const complainOfLooseSigns = (): Complaint[] =>
  ['words/fr.json', 'shops/demo/maker/words/fr.json'].flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
      .filter(([, text]) => / [:;?!»]|« /.test(text))
      .map(([key]) => ({ file, message: `${key} may break before a sign: take a no-break space` })),
  )

const isPluralForm = (key: string): boolean => key.includes('#')
const argumentsOf = (text: string): string => [...new Set(text.match(/\{\d+\}/g))].sort().join(' ')

function complainOfUnknownKeys(english: Record<string, string>): Complaint[] {
  const files = filesBelow(['web', 'server', 'adapters'], /(?<!\.test|\.fakes)\.tsx?$/)
  return files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\bt\('([^'`]+)'/g), ([, key]) => key!)
      .filter((key) => english[key.toLowerCase()] === undefined)
      .map((key) => ({ file, message: `uses the unknown text ${key}` })),
  )
}

function complainOfSilentProblems(english: Record<string, string>): Complaint[] {
  return filesBelow(['server'], /\.problems\.ts$/).flatMap((file) =>
    [...new Set(Array.from(readFileSync(file, 'utf8').matchAll(/'([a-z-]+\.[a-z-]+)'/g), ([, code]) => code!))]
      .filter((code) => english[code] === undefined)
      .map((code) => ({ file, message: `the problem ${code} has no text` })),
  )
}

/** A problem with too few `args` would show the shopper a bare `{0}`. */
function complainOfOpenGaps(english: Record<string, string>): Complaint[] {
  const forms = /'([a-z-]+\.[a-z-]+)': \{([^}]*)\}/g
  return filesBelow(['server'], /\.problems\.ts$/).flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(forms), ([, code = '', form = '']) => {
      const given = /args: \[([^\]]*)\]/.exec(form)?.[1]?.match(/'[^']*'/g)?.length ?? 0
      const gaps = new Set(english[code]?.match(/\{\d+\}/g)).size
      return gaps > given ? [{ file, message: `the problem ${code} leaves a gap of its text open` }] : []
    }).flat(),
  )
}
