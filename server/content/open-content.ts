import type { PreferenceSection } from '#contracts/account-pages.ts'
import type { Shell } from '#contracts/content.ts'
import type { Clock } from '#foundation/clock.ts'
import type { Market } from '#server/markets/index.ts'
import type { Content, ContentPage, SearchRules } from './content.ts'
import type { SourceContent } from './content-source.port.ts'
import { type ContentNeeds, type MarketContent, readMarketContent, themeUrl } from './market-content.ts'
import { shellOfNow } from './shell-of-now.ts'

export interface SubBrand {
  readonly id: string
  readonly name: string
  /** If true, its box is ticked where topics are chosen. */
  readonly preSelected: boolean
}

/** Content that can be replaced while the shop runs. */
export interface OpenContent extends Content {
  /** Search rules of a market; the same object until new rules are published. */
  searchRules(market: Market): SearchRules
  /** Questions to members about what they like. */
  preferences(market: Market): readonly PreferenceSection[]
  /** Brands of the shop, in the shop's order. */
  subBrands(): readonly SubBrand[]
  /** Uses newly published content. Returns the subjects of all differences, as the change feed names them. */
  replace(source: SourceContent): readonly string[]
  /** Reads again what depends on the catalogue: links to categories may have another address, or may become valid. */
  forget(): void
}

export interface OpenContentNeeds extends ContentNeeds {
  readonly clock: Clock
}

/** Content of one market, and its shell at a moment. */
interface KnownContent extends MarketContent {
  readonly shellAt: (now: Date) => Shell
}

/** Each market is read when first asked for, so that a shop starts quickly and after its categories are known. */
export function openContent(needs: OpenContentNeeds, first: SourceContent): OpenContent {
  let source = first
  const known = new Map<string, KnownContent>()
  const { report, reportUnknownWidget = () => {} } = needs
  const once = { ...needs, report: onlyOnce(report), reportUnknownWidget: onlyOnce(reportUnknownWidget) }
  const of = (market: Market): KnownContent => {
    const content = known.get(market.id) ?? withShellAt(readMarketContent(once, source, market))
    known.set(market.id, content)
    return content
  }
  return {
    page: (market, path) => of(market).pages.get(path),
    linkTo: (market, alias) => of(market).links[alias] ?? `/${market.id}`,
    samePage: (market, key) => of(market).byKey.get(key)?.path,
    pagesOf: (market, alias) => [...of(market).pages.values()].filter(({ pageAlias }) => pageAlias === alias),
    shell: (market) => of(market).shellAt(needs.clock()),
    words: (market) => of(market).words,
    preferences: (market) => of(market).preferences,
    searchRules: (market) => of(market).searchRules,
    toggle: (market, key) => of(market).shell.featureToggles[key] ?? false,
    subBrands: () => (source.subBrands ?? []).map(({ id, name, preSelected = false }) => ({ id, name, preSelected })),
    theme: () => (source.theme === undefined ? null : { url: themeUrl(source.theme)!, css: source.theme }),
    forget: () => known.clear(),
    replace: (next) => {
      const before = new Map(known)
      source = next
      known.clear()
      return needs.markets.open.flatMap((market) => {
        const old = before.get(market.id)
        return old ? differences(market, old, of(market)) : [`shell:${market.id}`]
      })
    },
  }
}

const withShellAt = (content: MarketContent): KnownContent => ({ ...content, shellAt: shellOfNow(content.shell) })

/** `content:da-dk:/help` for each page that is new, gone or different, `shell:da-dk` where what all pages share is. */
function differences(market: Market, before: MarketContent, after: MarketContent): string[] {
  const paths = new Set([...before.pages.keys(), ...after.pages.keys()])
  const isDifferent = (path: string) => written(before.pages.get(path)) !== written(after.pages.get(path))
  const pages = [...paths]
    .filter(isDifferent)
    .map((path) => `content:${market.id}:${path.slice(market.id.length + 1) || '/'}`)
  const isAlike =
    before.shell.version === after.shell.version &&
    JSON.stringify(before.searchRules) === JSON.stringify(after.searchRules)
  return isAlike ? pages : [`shell:${market.id}`, ...pages]
}

const written = (page: ContentPage | undefined): string => JSON.stringify(page ?? null)

function onlyOnce(report: (line: string) => void): (line: string) => void {
  const told = new Set<string>()
  return (line) => {
    if (told.has(line)) return
    told.add(line)
    report(line)
  }
}
