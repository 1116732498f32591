import type { Market } from '#server/markets/index.ts'

/**
 * The market whose language a page without a market has, if the visitor chose none: by the browser's languages, else
 * English, else the first market.
 */
export function preferredMarket(open: readonly Market[], acceptLanguage: string | undefined): Market {
  for (const tag of [...languagesOf(acceptLanguage ?? ''), 'en']) {
    const [language] = tag.split('-')
    const found =
      open.find(({ locale }) => locale.toLowerCase() === tag) ??
      open.find((market) => market.language.baseCode === language)
    if (found) return found
  }
  return open[0]!
}

/** `da, en-GB;q=0.8` → tags, most wanted first. The header is cut, because nobody reads so many languages. */
const languagesOf = (header: string): string[] =>
  header
    .slice(0, 200)
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .map(([tag = '', weight = 'q=1']) => ({ tag, weight: Number(weight.replace('q=', '')) || 0 }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
