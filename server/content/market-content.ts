import type { PreferenceSection } from '#contracts/account-pages.ts'
import type { Navigation, Shell } from '#contracts/content.ts'
import { type Translate, translator, type Words } from '#foundation/words.ts'
import { type Market, type Markets, marketOnWire, marketSettings } from '#server/markets/index.ts'
import { isBrandSearch, withBrandSearches } from './brand-search-pages.ts'
import { isPlainRecord, type Plain, type PlainRecord, plainDocument } from './cms/plain-document.ts'
import { readBadges } from './cms/read-badges.ts'
import { type MenuChoices, readMenus } from './cms/read-menus.ts'
import { readPage } from './cms/read-page.ts'
import { readPreferences } from './cms/read-preferences.ts'
import type { Reading, Target } from './cms/reading.ts'
import type { ContentPage, SearchRules } from './content.ts'
import { contentHash } from './content-hash.ts'
import type { SourceContent, SourceDocument } from './content-source.port.ts'
import { placeholderFiller } from './fill-in.ts'
import { emptyPage, fixedAliases } from './fixed-pages.ts'
import { logosOf } from './logos.ts'
import { type Document, keyOf, linksOf, place, sharedPaths, titlesOf } from './place-pages.ts'
import { searchRulesOf } from './search-rules.ts'
import { versioned } from './shell-of-now.ts'
import { togglesOf } from './toggles.ts'
import { subBrandWords, wordsOfMarket } from './words-of-market.ts'

/** What reading the content needs. */
export interface ContentNeeds {
  readonly markets: Markets
  /** Removes everything that is not on the allow-list. */
  readonly safeHtml: (html: string) => string
  /** A category in a market; undefined if it is not sold there. */
  readonly category: (market: Market, id: string) => Target | undefined
  /** If true, unpublished pages are included. */
  readonly drafts?: boolean
  /** Reports to the operator what was left out of which document. */
  readonly report: (line: string) => void
  /** Called with each type of widget that the shop does not have. */
  readonly reportUnknownWidget?: (type: string) => void
}

/** Everything editors wrote for one market, read once. */
export interface MarketContent {
  readonly pages: ReadonlyMap<string, ContentPage>
  readonly byKey: ReadonlyMap<string, ContentPage>
  readonly links: Readonly<Record<string, string>>
  readonly words: Words
  readonly shell: Shell
  readonly searchRules: SearchRules
  readonly preferences: readonly PreferenceSection[]
}

export function readMarketContent(needs: ContentNeeds, source: SourceContent, market: Market): MarketContent {
  const words = { ...subBrandWords(source), ...wordsOfMarket(source.words, market) }
  const t = translator(words, {}, market.locale)
  const featureToggles = togglesOf(source.toggles, market.choices.toggles)
  const all = (featureToggles.payloadCmsProxy && source.newerDocuments) || source.documents
  const documents = closest(all, market).map((each) => ({ ...each, plain: plainOf(each, market) }))
  const reading = readingFor(needs, { market, t, source })
  const placed = documents.flatMap((each) => place(each, reading))
  const brands = brandNavigation(featureToggles)
  const subBrands = brands === 'multi' ? (source.subBrands ?? []).map(({ id }) => id) : []
  const links = linksOf(placed, market, subBrands)
  const titles = titlesOf(placed, market)
  const elsewhere = new Set(all.flatMap(({ kind, key, document }) => (kind === 'page' ? [key, keyOf(document)] : [])))
  const page: Reading['page'] = (key) => pageTarget(links[key], titles[key]) ?? (elsewhere.has(key) ? null : undefined)
  const linked: Reading = { ...reading, page }
  for (const [path, keys] of sharedPaths(placed))
    reading.report(`several pages have the address ${path}: ${keys.join(', ')}`)
  const written = placed.map((each) => readPage(each.place, each.page, linked))
  const pages = withBrandSearches(withFixedPages(written, links, t), links, subBrands)
  const menus = menusOf(documents, market)
  const navigation = readMenus(menus, { ...logosOf(market), brands }, linked)
  const badges = readBadges(recordsOf(documents, 'badge'), linked)
  return {
    words,
    links,
    pages: new Map(pages.map((page) => [page.path, page])),
    byKey: new Map(pages.map((page) => [page.key, page])),
    shell: shellOf({ needs, source, market, words, links, navigation, badges, featureToggles }),
    preferences: readPreferences(menus.userPreferences ?? null, linked),
    searchRules: searchRulesOf(source.search ?? {}, market, links),
  }
}

/** How specifically a document is written for a market; below 0 if it is for other markets. */
export const nearness = ({ scope }: SourceDocument, { id, language }: Market): number =>
  ['all', language.baseCode, id].indexOf(scope)

/** Of several documents with one key, the most specific one for this market. */
export function closest(documents: readonly SourceDocument[], market: Market): SourceDocument[] {
  const chosen = new Map<string, SourceDocument>()
  for (const document of documents) {
    const name = `${document.kind}:${document.key}`
    const known = chosen.get(name)
    const near = nearness(document, market)
    if (near >= 0 && (!known || near > nearness(known, market))) chosen.set(name, document)
  }
  return [...chosen.values()]
}

const plainOf = ({ document }: SourceDocument, { id, language }: Market): Plain =>
  plainDocument(document, { market: id, language: language.baseCode })

interface Speaking {
  readonly market: Market
  readonly t: Translate
  readonly source: SourceContent
}

function readingFor(needs: ContentNeeds, { market, t, source }: Speaking): Reading {
  return {
    market,
    page: () => undefined,
    category: (id) => needs.category(market, id),
    safeHtml: needs.safeHtml,
    drafts: needs.drafts ?? false,
    fillIn: placeholderFiller({ market, shopName: source.shopName, stores: source.stores, t }),
    report: (line) => needs.report(`${market.id}: ${line}`),
    reportUnknownWidget: (type) => needs.reportUnknownWidget?.(type),
  }
}

/** Brands with their own menus take precedence over links only. */
function brandNavigation(toggles: Readonly<Record<string, boolean>>): MenuChoices['brands'] {
  if (toggles.multiBrandNavigation) return 'multi'
  return toggles.simpleBrandNavigation ? 'simple' : undefined
}

const pageTarget = (url: string | undefined, title = ''): Target | undefined =>
  url === undefined ? undefined : { url, title }

function withFixedPages(
  pages: readonly ContentPage[],
  links: Readonly<Record<string, string>>,
  t: Translate,
): ContentPage[] {
  const written = new Set(pages.filter((page) => !isBrandSearch(page)).map(({ pageAlias }) => pageAlias))
  const missing = fixedAliases.filter((alias) => !written.has(alias) && links[alias] !== undefined)
  return [...missing.map((alias) => emptyPage(alias, links[alias]!, t)), ...pages]
}

const recordsOf = (documents: readonly Document[], wanted: Document['kind']): PlainRecord[] =>
  documents.flatMap(({ kind, plain }) => (kind === wanted && isPlainRecord(plain) ? [plain] : []))

/** The parts of the menus from all documents. If a part occurs several times, the most specific one is used. */
function menusOf(documents: readonly Document[], market: Market): PlainRecord {
  const inOrder = documents.toSorted((a, b) => nearness(a, market) - nearness(b, market))
  return Object.assign({}, ...recordsOf(inOrder, 'menu'))
}

interface ShellParts {
  readonly needs: ContentNeeds
  readonly source: SourceContent
  readonly market: Market
  readonly words: Words
  readonly links: Readonly<Record<string, string>>
  readonly navigation: Navigation
  readonly badges: Shell['badges']
  readonly featureToggles: Shell['featureToggles']
}

function shellOf({ needs, source, market, words, links, navigation, badges, featureToggles }: ShellParts): Shell {
  return versioned({
    status: 200 as const,
    shopName: source.shopName,
    market: marketSettings(market),
    markets: needs.markets.open.map(marketOnWire),
    navigation,
    links,
    translations: words,
    featureToggles,
    badges,
    themeUrl: themeUrl(source.theme),
  })
}

export const themeUrl = (theme: string | undefined): string | null =>
  theme === undefined ? null : `/assets/theme-${contentHash(theme)}.css`
