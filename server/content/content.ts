import type { Shell } from '#contracts/content.ts'
import type { PageAlias, PageFrame } from '#contracts/pages.ts'
import type { SearchSettings } from '#contracts/search-calls.ts'
import type { RewardContent, Zones } from '#contracts/widgets.ts'
import type { Market } from '#server/markets/index.ts'

/** A page as editors wrote it, read from either CMS shape. */
export interface ContentPage {
  readonly pageAlias: PageAlias | (string & {})
  /** Market segment included, no slash at the end but for none. */
  readonly path: string
  readonly title: string
  readonly heading: string | undefined
  readonly description: string | undefined
  readonly robots: string | undefined
  /** Tags of the head besides. */
  readonly head?: Pick<PageFrame, 'metaTags' | 'linkTags' | 'structuredData'>
  readonly redirect: { readonly url: string; readonly status: number } | undefined
  readonly zones: Zones
  /** Content about the rewards of the loyalty programme. */
  readonly reward?: RewardContent | undefined
  /** The category a listing page shows. */
  readonly category: string | undefined
  /** A listing shows only products that bear one of these, where the shop sends tags with its searches. */
  readonly tags?: readonly string[]
  /** The day it is of, `2026-11-01`. */
  readonly date?: string
  /** Which version of the terms of sale it is. */
  readonly version?: string
  /** The brand it belongs to. */
  readonly subBrand?: string
  /** Names the same page in every market. */
  readonly key: string
}

/** Editors' search rules of one market. */
export interface SearchRules {
  /** Each group means the same. */
  readonly synonyms: readonly (readonly string[])[]
  /** Whoever searches for these is also shown those, and not the other way round. */
  readonly meanings: readonly { readonly terms: readonly string[]; readonly mean: readonly string[] }[]
  /** Terms that lead to an address. */
  readonly redirects: readonly { readonly terms: readonly string[]; readonly to: string }[]
  /** Terms to offer before anything is typed. */
  readonly popular: readonly string[]
  /** Settings that differ from the usual ones. */
  readonly settings: SearchSettings
}

/** Pages, menus and words of the shop, already normalised; kept fresh by change events. */
export interface Content {
  page(market: Market, path: string): ContentPage | undefined
  /** The address of a page alias in a market: `linkTo(market, 'basketPage')` is `/da-dk/basket`. */
  linkTo(market: Market, alias: string): string
  /** The same page in another market, by its key. */
  samePage(market: Market, key: string): string | undefined
  /** All pages of an alias: `legalDocument` for the texts the law wants read before paying. */
  pagesOf(market: Market, alias: string): readonly ContentPage[]
  shell(market: Market): Shell
  words(market: Market): Readonly<Record<string, string>>
  toggle(market: Market, key: string): boolean
  /** The shop's own style sheet, with the address it is served at. */
  theme(): { readonly url: string; readonly css: string } | null
}
