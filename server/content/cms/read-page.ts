import type { Market } from '#server/markets/index.ts'
import type { ContentPage } from '../content.ts'
import { defaultAddress } from '../fixed-pages.ts'
import { addressOf } from './address-of.ts'
import { field, group, number, text } from './fields.ts'
import { isPlainRecord, type Plain, type PlainRecord } from './plain-document.ts'
import { categoryOf } from './read-carousel.ts'
import { readHead } from './read-head.ts'
import { readLine } from './read-html.ts'
import { readReward } from './read-reward.ts'
import { readZones } from './read-rows.ts'
import type { Reading } from './reading.ts'

/** Facts of every page that are needed before any page is read, because pages link to each other. */
export interface PagePlace {
  readonly key: string
  readonly pageAlias: string
  readonly path: string
  readonly title: string
  readonly subBrand?: string
  readonly version?: string
}

/** The path of a page in a market. Undefined for a draft, a page of other markets, and a category that is not sold there. */
export function readPlace(key: string, page: Plain, reading: Reading): PagePlace | undefined {
  if (!isPlainRecord(page) || !isFor(page, reading.market.id)) return undefined
  if (page._status === 'draft' && !reading.drafts) return undefined
  const pageAlias = text(field(page, 'pageAlias', 'type', '_alias')) ?? 'contentPage'
  const written = readLine(field(page, 'pageTitle', 'title', 'name'), reading)
  const subBrand = text(field(page, 'subBrand'))
  const own = { key: text(field(page, 'key')) ?? key, pageAlias, ...(subBrand === null ? {} : { subBrand }) }
  if (pageAlias === 'categoryPage') {
    const category = reading.category(categoryOf(field(page, 'category', 'categoryId')) ?? '')
    return category && { ...own, path: category.url, title: written ?? category.title }
  }
  const path = ownPath(page, reading.market.id) ?? usualPath(page, pageAlias, reading.market)
  return path === undefined ? undefined : { ...own, ...versionOf(page, pageAlias, path), path, title: written ?? '' }
}

/** The version of the terms is in a field, or else the last part of their address. */
function versionOf(page: PlainRecord, pageAlias: string, path: string): Pick<PagePlace, 'version'> {
  if (pageAlias !== 'termsConditionsPage') return {}
  return { version: text(field(page, 'version')) ?? path.slice(path.lastIndexOf('/') + 1) }
}

/** A page may be limited to some markets; most pages are for all. In a CMS an empty list means no limit. */
const isFor = ({ markets }: PlainRecord, market: string): boolean =>
  !Array.isArray(markets) || markets.length === 0 || markets.includes(market)

/** `/da-dk/om-os`, whether written with its market, without it, or as a slug; the front page is `/da-dk`. */
function ownPath(page: PlainRecord, market: string): string | undefined {
  const written = [page.path, page.slug, page.url].find((value) => typeof value === 'string')
  if (typeof written !== 'string') return undefined
  const inside = written
    .trim()
    .replace(/^\/+|\/+$/g, '')
    .replace(new RegExp(`^${market}(?:/|$)`), '')
  return inside === '' ? `/${market}` : `/${market}/${inside}`
}

/** Where a page is if its document has no address. A checkout step is below the checkout, wherever that is. */
function usualPath(page: PlainRecord, pageAlias: string, market: Market): string | undefined {
  if (/^checkout.+Page$/.test(pageAlias)) return undefined
  const termsVersion = text(field(page, 'version')) ?? market.choices.termsVersion
  return defaultAddress(pageAlias, { ...market, choices: { ...market.choices, termsVersion } })
}

export function readPage(place: PagePlace, page: PlainRecord, reading: Reading): ContentPage {
  const meta = group(page.meta ?? null)
  const line = (value: Plain) => readLine(value, reading) ?? undefined
  return {
    ...place,
    title: line(field(meta, 'title')) ?? place.title,
    heading: line(field(page, 'heading')) ?? undefined,
    description: line(field(meta, 'description')) ?? line(field(page, 'metaDescription', 'description')),
    robots: text(field(meta, 'robots')) ?? text(field(page, 'robots')) ?? undefined,
    ...headOf(readHead(meta)),
    redirect: readRedirect(group(page.redirect ?? null), reading),
    zones: readZones(page, reading),
    ...rewardOf(readReward(page, reading)),
    category: categoryOf(field(page, 'category', 'categoryId')) ?? undefined,
    ...dateOf(field(page, 'date')),
    ...tagsOf(field(page, 'productSearchTags', 'tags')),
  }
}

const headOf = (head: ContentPage['head']): Pick<ContentPage, 'head'> => (head ? { head } : {})

const rewardOf = (reward: ContentPage['reward']): Pick<ContentPage, 'reward'> => (reward ? { reward } : {})

const dateOf = (written: Plain): Pick<ContentPage, 'date'> => {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text(written) ?? '')?.[0]
  return day === undefined ? {} : { date: day }
}

/** Tags are a list, or words separated by commas. */
function tagsOf(written: Plain): Pick<ContentPage, 'tags'> {
  const list = Array.isArray(written) ? (written as readonly Plain[]) : (text(written)?.split(',') ?? [])
  const tags = list.map(text).filter((tag) => tag !== null)
  return tags.length > 0 ? { tags } : {}
}

const redirectStatuses = [301, 302, 307, 308]
/** A link may also write a mail, make a call, or jump within its page; a redirect cannot. */
const leadsToPage = /^(?:\/|https?:\/\/)/i

/** A redirect to an address of ours or an absolute link; temporary (302) unless another status is given. */
function readRedirect(redirect: PlainRecord, reading: Reading): ContentPage['redirect'] {
  const written = text(field(redirect, 'url'))
  const url = written === null ? undefined : addressOf(written, reading)
  const status = number(redirect.status ?? null) ?? 302
  if (url !== undefined && !leadsToPage.test(url)) {
    reading.report(`a redirect leads to no page: ${url}`)
    return undefined
  }
  return url === undefined ? undefined : { url, status: redirectStatuses.includes(status) ? status : 302 }
}
