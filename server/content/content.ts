import type { Shell } from '#contracts/content.ts'
import type { PageAlias, PageFrame } from '#contracts/pages.ts'
import type { SearchSettings } from '#contracts/search-calls.ts'
import type { RewardContent, Zones } from '#contracts/widgets.ts'
import type { Market } from '#server/markets/index.ts'

/** A page as editors wrote it, read from either CMS shape. */
export interface ContentPage {
  readonly pageAlias: PageAlias | (string & {})
  /** With the market segment and without a slash at the end. */
  readonly path: string
  readonly title: string
  readonly heading: string | undefined
  readonly description: string | undefined
  readonly robots: string | undefined
  /** Other tags of the head. */
  readonly head?: Pick<PageFrame, 'metaTags' | 'linkTags' | 'structuredData'>
  readonly redirect: { readonly url: string; readonly status: number } | undefined
  readonly zones: Zones
  /** Content about the rewards of the loyalty programme. */
  readonly reward?: RewardContent | undefined
  /** The category a listing page shows. */
  readonly category: string | undefined
  /** A listing shows only products with one of these tags, if the shop sends tags with its searches. */
  readonly tags?: readonly string[]
  /** The date of the page, `2026-11-01`. */
  readonly date?: string
  /** The version of the terms of sale. */
  readonly version?: string
  /** The brand that the page belongs to. */
  readonly subBrand?: string
  /** The same in every market for the same page. */
  readonly key: string
}

/** Editors' search rules of one market. */
export interface SearchRules {
  /** Terms of one group have the same meaning. */
  readonly synonyms: readonly (readonly string[])[]
  /** A search for `terms` also finds products for `mean`, but not the other way round. */
  readonly meanings: readonly { readonly terms: readonly string[]; readonly mean: readonly string[] }[]
  /** Terms that redirect to an address. */
  readonly redirects: readonly { readonly terms: readonly string[]; readonly to: string }[]
  /** Terms offered before the shopper types anything. */
  readonly popular: readonly string[]
  /** Settings that differ from the defaults. */
  readonly settings: SearchSettings
}

/** Pages, menus and texts of the shop, in normal form; updated by change events. */
export interface Content {
  page(market: Market, path: string): ContentPage | undefined
  /** The address of a page alias in a market: `linkTo(market, 'basketPage')` is `/da-dk/basket`. */
  linkTo(market: Market, alias: string): string
  /** The path of the page with this key in a market. */
  samePage(market: Market, key: string): string | undefined
  /** All pages of an alias: `legalDocument` for the texts that the law requires before paying. */
  pagesOf(market: Market, alias: string): readonly ContentPage[]
  shell(market: Market): Shell
  words(market: Market): Readonly<Record<string, string>>
  toggle(market: Market, key: string): boolean
  /** The shop's own style sheet and its address. */
  theme(): { readonly url: string; readonly css: string } | null
}
