import type { Market, Markets } from '#server/markets/index.ts'
import { plainDocument } from '../cms/plain-document.ts'
import type { SourceContent, SourceDocument } from '../content-source.port.ts'
import { closest, nearness, readMarketContent } from '../market-content.ts'
import { newer } from './newer-shape.ts'
import { olderDelivery } from './shapes.ts'
import { written } from './write-page.ts'

/** A document of one market in the form of a CMS. */
export interface WrittenDocument {
  readonly kind: SourceDocument['kind']
  readonly key: string
  readonly document: Readonly<Record<string, unknown>>
}

const shapes = { older: olderDelivery, newer }

/**
 * The content for a market in the form of a CMS, whatever form it had. Links to categories stay links to categories;
 * links to pages get the address of their page.
 */
export function writtenFor(
  market: Market,
  markets: Markets,
  source: SourceContent,
  shape: keyof typeof shapes,
): WrittenDocument[] {
  const own = closest(source.documents, market).filter(({ document }) => isFor(document, market.id))
  const keys = new Set(own.map(keyOf))
  const content = readMarketContent(
    {
      markets,
      safeHtml: (html) => html,
      category: (_, id) => ({ url: `category:${id}`, title: '' }),
      report: () => {},
    },
    source,
    market,
  )
  const pages = [...content.pages.values()]
    .filter(({ key }) => keys.has(key))
    .map((page) => ({ kind: 'page' as const, key: page.key, document: written(page, shapes[shape]) as object }))
  return [...pages, ...others(source, market)].map((each) => ({
    ...each,
    document: each.document as Readonly<Record<string, unknown>>,
  }))
}

const keyOf = ({ key, document }: SourceDocument): string => String(fieldOf(document, 'key') ?? key)

/** True if a document is for this market; without a list of markets it is for all. */
function isFor(document: unknown, market: string): boolean {
  const markets = fieldOf(document, 'markets')
  return !Array.isArray(markets) || markets.length === 0 || markets.includes(market)
}

function fieldOf(document: unknown, name: 'key' | 'markets'): unknown {
  const record = (document ?? {}) as Record<string, unknown> & { properties?: Record<string, unknown> }
  return record.properties?.[name] ?? record[name]
}

/** Menus and badges have the same fields in both shapes; only their languages differ. */
function others(source: SourceContent, market: Market) {
  const languages = { market: market.id, language: market.language.baseCode }
  return closest(source.documents, market)
    .toSorted((a, b) => nearness(a, market) - nearness(b, market))
    .flatMap(({ kind, key, document }) =>
      kind === 'page' ? [] : [{ kind, key, document: plainDocument(document, languages) as object }],
    )
}
