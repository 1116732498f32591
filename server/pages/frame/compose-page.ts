import type { FormState, Page, PageFrame } from '#contracts/pages.ts'
import { activeBrand } from '#server/content/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { ProviderHosts } from '#server/platform/http/headers.ts'
import type { AnyPageKind, LoadedPage, PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { earliest, nextLaunch, zonesAt } from './countdowns.ts'
import { deviceOf } from './device.ts'
import {
  addressTags,
  alternatesOf,
  breadcrumbData,
  descriptionTags,
  fullTitle,
  indexed,
  isolated,
  linksWith,
  metaWith,
  notIndexed,
} from './head.ts'
import { pageData } from './page-data.ts'
import { pageTags, productTags } from './tags.ts'
import { type FilledZones, fillZones } from './zones.ts'

/** A complete page payload, the tags of its content, and when it changes by itself. */
export interface ComposedPage {
  readonly page: Page
  readonly tags: readonly string[]
  readonly until: Date | undefined
  readonly cacheable: boolean
  readonly seldom?: boolean | undefined
  /** Some of its goods could not be fetched. */
  readonly incomplete?: boolean | undefined
  readonly provider: ProviderHosts | undefined
}

/** Adds the parts that every page has to what its kind loaded. */
export async function composePage(
  parts: Parts,
  ask: PageRequest,
  { kind, build, form }: { readonly kind: AnyPageKind; readonly build: string; readonly form?: FormState | undefined },
  loaded: LoadedPage<AnyPageKind['alias']>,
): Promise<ComposedPage> {
  const { frame } = loaded
  const zones = zonesAt(frame.zones ?? ask.content?.zones ?? {}, ask.now)
  const filled = await fillZones(parts, ask, zones)
  const subBrand = activeBrand(parts.content.shell(ask.market).navigation, frame.subBrand ?? ask.content?.subBrand)
  const page = {
    pageAlias: kind.alias,
    status: form ? 422 : isInMaintenance(loaded.body) ? 503 : (frame.status ?? 200),
    path: ask.path,
    market: ask.market.id,
    build,
    layout: kind.layout,
    ...headOf(parts, ask, kind, frame),
    breadcrumb: frame.breadcrumb ?? [],
    zones: filled.zones,
    ...(form ? { form } : {}),
    ...(loaded.provider ? { ownDocument: true } : {}),
    ...deviceOf(ask.visitor),
    ...(ask.visitor.previewByQuery ? { keepsPreview: true } : {}),
    ...(subBrand === undefined ? {} : { subBrand }),
    ...loaded.body,
  } as unknown as Page
  return {
    page,
    tags: [...pageTags(ask.market, ask.path), ...(loaded.tags ?? []), ...tagsOfZones(filled)],
    until: earliest(loaded.until, nextLaunch(zones, ask.now)),
    cacheable: loaded.cacheable ?? true,
    seldom: loaded.seldom,
    provider: loaded.provider,
  }
}

/** A page that shows a maintenance notice instead of its content. */
const isInMaintenance = (body: object): boolean => 'maintenance' in body && body.maintenance === true

type Frame = LoadedPage<AnyPageKind['alias']>['frame']

function headOf(parts: Parts, ask: PageRequest, kind: AnyPageKind, frame: Frame) {
  const { publicUrl, markets } = parts
  const alternates = frame.alternates ?? alternatesOf(markets, (market) => samePage(parts, ask, market))
  const hasAddress = kind.audience === 'public' && (frame.status ?? 200) === 200
  const written = ask.content?.head
  const robots = robotsOf(ask, kind, frame)
  const ownLinks = linksWith(publicUrl, written?.linkTags ?? [], frame.linkTags ?? [])
  const hasCanonical = ownLinks.some(({ rel }) => rel === 'canonical')
  return {
    title: fullTitle(frame.title, parts.content.shell(ask.market).shopName),
    metaTags: metaWith(written?.metaTags ?? [], frame.metaTags ?? descriptionTags(ask.content?.description)),
    linkTags: [
      ...(hasAddress && !hasCanonical ? addressTags(publicUrl, ask.path, alternates, markets) : []),
      ...ownLinks,
    ],
    structuredData:
      kind.audience === 'private'
        ? []
        : [...(frame.structuredData ?? dataOf(parts, ask, { ...frame, robots })), ...(written?.structuredData ?? [])],
    robots,
    alternates,
  }
}

/** Structured data for search engines, for a page that has none of its own. */
function dataOf({ publicUrl }: Parts, ask: PageRequest, frame: Frame): PageFrame['structuredData'] {
  if (frame.robots?.toUpperCase().includes('NOINDEX')) return []
  const facts = { publicUrl, path: ask.path, title: frame.title, description: ask.content?.description }
  const zones = frame.zones ?? ask.content?.zones ?? {}
  return [pageData({ ...facts, locale: ask.market.locale, zones }), ...breadcrumbData(publicUrl, frame.breadcrumb)]
}

function robotsOf(
  { visitor, content }: PageRequest,
  { audience }: AnyPageKind,
  frame: { readonly robots?: string; readonly status?: number },
): string {
  if (visitor.mode === 'store' || visitor.preview) return isolated
  if (audience === 'private' || (frame.status ?? 200) !== 200) return notIndexed
  return frame.robots ?? content?.robots ?? indexed
}

function samePage({ content }: Parts, ask: PageRequest, market: Market): string | undefined {
  if (market.id === ask.market.id) return ask.content?.path
  return ask.content && content.samePage(market, ask.content.key)
}

const tagsOfZones = ({ productIds, categories }: FilledZones): string[] => [
  ...(productIds.length > 0 ? productTags(productIds) : []),
  ...categories.map((id) => `category:${id}`),
]
