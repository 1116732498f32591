import { foldText } from '#foundation/fold-text.ts'
import { languageOfLocale } from '#foundation/text-for-locale.ts'
import { arabicFronts, endings, type Rounds, withoutEnding } from './endings.ts'

/** The text analysis of one language: splits a text into words, stems them, and says how words are joined. */
export interface Analyzer {
  /** The words of a text in order, in lower case and without accents. */
  words(text: string): string[]
  /** The stem that all forms of a word share. */
  stem(word: string): string
  /** True for stop words: with, for, the. */
  isSilent(word: string): boolean
  /** Letters that may join two words into one; undefined in languages without compounds. */
  readonly links: readonly string[] | undefined
}

const silent: Readonly<Record<string, string>> = {
  en: 'a an and for from in of on or the to with by at your',
  da: 'af at den det der en et for fra i med og om på som til de din',
  no: 'av den det en et for fra i med og på som til de',
  nb: 'av den det en et for fra i med og på som til de',
  sv: 'av den det en ett för från i med och om på som till de',
  de: 'am an auf aus bei das dem den der die ein eine einen einer für im in mit oder ohne und von vom zu zum zur',
  nl: 'aan de een en het in met of op te van voor',
  fr: 'a à au aux avec c d de des du en et l la le les n ou par pour s sans sur un une',
  es: 'a al con de del e el en la las los o para por sin un una y',
  pt: 'a ao com da das de do dos e em na no o os para por um uma',
  it: 'a al alla con da dal dei del della di e gli i il in la le lo o per un una',
  fi: 'ja jossa kanssa ilman on tai',
  pl: 'a bez dla do i na o od po w we z za ze',
  cs: 'a bez do i k na o od po pro s se u v ve z ze',
  tr: 've ile için bir bu de da',
  ar: 'من في على مع الى عن و او ذو ذات',
}

const links: Readonly<Record<string, readonly string[]>> = {
  de: ['', 's', 'n', 'en', 'es', 'er', 'e'],
  da: ['', 's', 'e'],
  no: ['', 's', 'e'],
  nb: ['', 's', 'e'],
  sv: ['', 's', 'e', 'a', 'o'],
  nl: ['', 's', 'en', 'e'],
}

/** Letters that people type as two if their keyboard does not have them. Both spellings are treated alike. */
const twoLetters: Readonly<Record<string, (folded: string) => string>> = {
  de: (folded) => folded.replace(/(?<![eqa])([aou])e(?=\p{L})/gu, '$1'),
  ...Object.fromEntries(
    ['da', 'no', 'nb'].map((language) => [
      language,
      (folded: string) => folded.replace(/aa/g, 'a').replace(/oe(?=\p{L})/gu, 'o'),
    ]),
  ),
}

/**
 * Scandinavian languages and Dutch double a consonant before an ending. In Finnish a double consonant may become single
 * (`mekko`, `mekot`).
 */
const undoubling = new Set(['da', 'no', 'nb', 'sv', 'nl', 'fi'])

/** Before an ending, Dutch writes a long vowel once and may change the consonant: `rood`, `rode` and `grijs`, `grijze`. */
const dutchRoot = (bare: string): string =>
  bare
    .replace(/(aa|ee|oo|uu)(?=[bdfgklmnprstvz]$)/, (long) => long[0]!)
    .replace(/z$/, 's')
    .replace(/v$/, 'f')

const analyzers = new Map<string, Analyzer>()

/** The analyzer of a language, or of the language of a locale (`en-us`). */
export function analyzerFor(locale: string): Analyzer {
  const language = languageOfLocale(locale)
  const made = analyzers.get(language) ?? createAnalyzer(language)
  analyzers.set(language, made)
  return made
}

function createAnalyzer(language: string): Analyzer {
  const rewrite = twoLetters[language] ?? ((folded: string) => folded)
  const words = (text: string): string[] => {
    const folded = rewrite(foldText(joined(text)))
    return folded === '' ? [] : folded.split(' ')
  }
  const quiet = new Set((silent[language] ?? '').split(' ').flatMap(words))
  const rounds = endings[language] ?? []
  const stems = new Map<string, string>()
  const stem = (word: string): string => {
    const known = stems.get(word)
    if (known !== undefined) return known
    if (stems.size > mostStems) stems.clear()
    const made = stemmed(language, word, rounds)
    stems.set(word, made)
    return made
  }
  return {
    words,
    stem,
    isSilent: (word) => quiet.has(word) || (word.length === 1 && /\p{L}/u.test(word)),
    links: links[language],
  }
}

const mostStems = 100_000

/** Makes one word of `T-shirt`, `t shirt` and `V-hals`. */
const joined = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{N}])([\p{Script=Latin}])[-‐-―](?=\p{L}{2})/gu, '$1')
    .replace(/(?<![\p{L}\p{N}])([tTvV])\s(?=\p{L}{3})/gu, '$1')

function stemmed(language: string, word: string, rounds: Rounds): string {
  if (/\p{N}/u.test(word)) return word
  const bare = withoutEnding(withoutFront(language, word), rounds)
  if (language === 'ar') return colourRoot(bare)
  const root = undoubling.has(language) ? bare.replace(/([bcdfgklmnprstv])\1$/, '$1') : bare
  return language === 'nl' ? dutchRoot(root) : root
}

/** Arabic colours differ by gender: `اسود` is the masculine form, `سودا` the feminine one. */
const colourRoot = (word: string): string =>
  word.length !== 4 ? word : word.startsWith('ا') ? word.slice(1) : word.endsWith('ا') ? word.slice(0, 3) : word

function withoutFront(language: string, word: string): string {
  if (language !== 'ar') return word
  const front = arabicFronts.find((one) => word.startsWith(one) && word.length - one.length >= 3)
  return front === undefined ? word : word.slice(front.length)
}
