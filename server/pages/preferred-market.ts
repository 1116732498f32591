import type { Market } from '#server/markets/index.ts'

/** The market whose language a page without a market has, for a visitor who chose none: by the languages the browser asks for, else in English, else the shop's first. */
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

/** `da, en-GB;q=0.8` → the most wanted first; the header is cut short, for nobody reads a hundred languages. */
const languagesOf = (header: string): string[] =>
  header
    .slice(0, 200)
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .map(([tag = '', weight = 'q=1']) => ({ tag, weight: Number(weight.replace('q=', '')) || 0 }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
