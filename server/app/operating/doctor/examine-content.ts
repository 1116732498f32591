import { type OpenContent, openContent, type SourceContent } from '#server/content/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { pageKinds } from '#server/pages/index.ts'
import { isKnownPaymentType } from '#server/payments/index.ts'
import { type Finding, found } from './examination.ts'

export interface WrittenShop {
  readonly markets: Markets
  readonly content: SourceContent
  /** True if goods can be in the category with this id. */
  readonly knowsCategory: (id: string) => boolean
}

/** Reads all content in every open market. Returns what shoppers would miss, by subject. */
export function examineContent(shop: WrittenShop): Readonly<Record<string, Finding>> {
  const told: string[] = []
  const content = openContent(
    {
      // What is past is written nonetheless.
      clock: () => new Date(0),
      markets: shop.markets,
      safeHtml: (html) => html,
      category: ({ id: market }, id) => (shop.knowsCategory(id) ? { url: `/${market}/${id}`, title: id } : undefined),
      report: (line) => told.push(line),
    },
    shop.content,
  )
  const open = shop.markets.open
  for (const market of open) content.shell(market)
  const widgets = told.filter((line) => line.includes('no such widget'))
  const pages = told.filter((line) => !widgets.includes(line))
  const each = (examine: (market: Market) => readonly string[]) => open.flatMap(examine)
  return {
    widgets: found(widgets, 'all known'),
    pages: found(
      [...pages, ...unknownAliases(shop.content)],
      'each at one address of its own, of a known kind, and no link leads nowhere',
    ),
    'legal pages': found(
      each((market) => legalProblems(content, market)),
      'terms and privacy in every market',
    ),
    languages: found(
      each((market) => (isWhole(shop.content, market) ? missingWords(shop.content, market) : [])),
      languagesOf(shop.content, open),
    ),
    words: found(
      [...each((market) => unknownWords(content, market)), ...changedArguments(shop.content)],
      'every key has a text, with the places its facts go to',
    ),
    'payment types': found(each(unknownPaymentTypes), 'all known'),
  }
}

function languagesOf(content: SourceContent, open: readonly Market[]): string {
  const codes = (markets: readonly Market[]) =>
    [...new Set(markets.map(({ language }) => language.baseCode))].sort().join(', ')
  const [whole, partly] = [true, false].map((wanted) => open.filter((market) => isWhole(content, market) === wanted))
  return `${codes(whole!)} are complete${partly!.length === 0 ? '' : `; English helps out in ${codes(partly!)}`}`
}

/** A language may have only some of the texts. A language with at least this share is meant to be complete. */
const nearlyAll = 0.9
function isWhole({ words: { program, shop } }: SourceContent, { id, language: { baseCode } }: Market): boolean {
  const own = { ...program[baseCode], ...shop[baseCode], ...shop[id] }
  const keys = Object.keys(program.en ?? {})
  return keys.filter((key) => own[key] !== undefined).length >= keys.length * nearlyAll
}

/** Pages of a kind that the program does not know are never shown. */
function unknownAliases({ documents }: SourceContent): string[] {
  return documents.flatMap(({ kind, name, document }) => {
    const { pageAlias, type, _alias, contentType } = (document ?? {}) as Readonly<Record<string, unknown>>
    const alias = pageAlias ?? type ?? _alias ?? contentType
    if (kind !== 'page' || typeof alias !== 'string' || pageKinds.has(alias) || alias === 'legalDocument') return []
    return [`${name}: there is no kind of page called ${alias}`]
  })
}

function legalProblems(content: OpenContent, market: Market): string[] {
  const problems: string[] = []
  const { termsVersion } = market.choices
  const terms = content.pagesOf(market, 'termsConditionsPage').find(({ version }) => version === termsVersion)
  if (!terms) problems.push(`${market.id}: there is no page of the terms of sale, version ${termsVersion}`)
  else if (!hasText(terms)) problems.push(`${market.id}: the terms of sale, version ${termsVersion}, have no text`)
  const privacy = content.pagesOf(market, 'contentPage').find(({ key }) => key === 'privacy')
  if (!privacy) problems.push(`${market.id}: there is no page with the key privacy`)
  else if (!hasText(privacy)) problems.push(`${market.id}: the page on privacy has no text`)
  const wanted = market.country.documentsBeforePaying
  const written = content.pagesOf(market, 'legalDocument').length
  if (written < wanted)
    problems.push(
      `${market.id}: the law wants ${wanted} documents read before paying, there are ${written} (legalDocument)`,
    )
  return problems
}

type Page = ReturnType<OpenContent['pagesOf']>[number]
const hasText = ({ zones }: Page): boolean => JSON.stringify(zones).replace(/<[^>]*>/g, '').length > 200

/** Keys with a `#` are plural forms. Every language has its own set of them. */
function missingWords(
  { words: { program, shop } }: SourceContent,
  { id, language: { baseCode, name } }: Market,
): string[] {
  const own = { ...program[baseCode], ...shop[baseCode], ...shop[id] }
  const missing = Object.keys(program.en ?? {}).filter((key) => !key.includes('#') && own[key] === undefined)
  if (missing.length === 0) return []
  const few = missing.slice(0, 3).join(', ')
  return [`${id}: ${missing.length} texts are not in ${name} and would be shown in English, such as ${few}`]
}

/** Text keys in market files that no text has. */
function unknownWords(content: OpenContent, market: Market): string[] {
  const words = content.words(market)
  return market.choices.shippingMethods.flatMap(({ id, name }) =>
    words[name] === undefined ? [`${market.id}: the delivery method ${id} has no text of the key ${name}`] : [],
  )
}

/** A shop's own text for a key of the program must have the same placeholders. */
function changedArguments({ words: { program, shop } }: SourceContent): string[] {
  return Object.entries(shop).flatMap(([scope, texts]) =>
    Object.entries(texts).flatMap(([key, text]) => {
      const known = program.en?.[key]
      if (known === undefined || argumentsOf(known) === argumentsOf(text)) return []
      return [
        `words/${scope}.json: ${key} has ${argumentsOf(text) || 'no places'}, and needs ${argumentsOf(known) || 'none'}`,
      ]
    }),
  )
}

const argumentsOf = (text: string): string => [...new Set(text.match(/\{\d+\}/g))].sort().join(' ')

const unknownPaymentTypes = ({ id, choices }: Market): string[] =>
  choices.paymentTypes.flatMap((name) =>
    isKnownPaymentType(name) ? [] : [`${id}: ${name} is no way to pay that shoppers can be told of`],
  )
