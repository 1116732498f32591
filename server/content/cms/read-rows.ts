import { type Row, type Widget, type ZoneName, type Zones, zoneNames } from '#contracts/widgets.ts'
import { field, flag, records, text, wholeNumber } from './fields.ts'
import { isPlainRecord, type PlainRecord } from './plain-document.ts'
import { readBanner, readBoxedBanner, readPromotionSpot, readSlimBanner, readTurningBanner } from './read-banner.ts'
import {
  readImageCarousel,
  readProductCarousel,
  readProductDetailCarousel,
  readRecommendationCarousel,
  readWishlistCarousel,
} from './read-carousel.ts'
import { readClubSignup } from './read-club-signup.ts'
import { readAccordion, readTrender, readTrust } from './read-parts.ts'
import { readMultiLink, readSeoText, readText, readUsp } from './read-texts.ts'
import { readVideo } from './read-video.ts'
import type { Reading } from './reading.ts'
import { type Common, readCommon } from './widget-common.ts'

type ReadWidget = (record: PlainRecord, common: Common, reading: Reading) => Widget | null

/** Readers by widget type, as CMS systems name it, after `folded`. */
const readers: Readonly<Record<string, ReadWidget>> = {
  banner: readBanner,
  smart: readBanner,
  canvas: readBanner,
  slimbanner: readSlimBanner,
  slimbannersimple: readSlimBanner,
  slimbannercontainer: readBoxedBanner,
  slimbanneradvanced: readTurningBanner,
  slimbanneranimated: readTurningBanner,
  text: readText,
  seo: readSeoText,
  usp: readUsp,
  imagecarousel: readImageCarousel,
  productcarousel: readProductCarousel,
  productcarouselrecommendationv2: readRecommendationCarousel('2'),
  productcarouselrecommendationv3: readRecommendationCarousel('3'),
  productcarouselwishlist: readWishlistCarousel,
  productdetailcarousel: readProductDetailCarousel,
  multilink: readMultiLink,
  accordiontext: readAccordion,
  trender: readTrender,
  trust: readTrust,
  customerclubsignup: readClubSignup,
  promotionspot: readPromotionSpot,
  video: readVideo,
}

/** Ignores case, hyphens and the endings "Widget" and "Block". */
const folded = (type: string): string =>
  type
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/(?:widget|block)+$/, '')

/** True for the name of a widget, in any spelling. */
export const isWidgetType = (type: string): boolean => Object.hasOwn(readers, folded(type))

const typeOf = (record: PlainRecord): string => text(field(record, 'blockType', 'type', '_alias')) ?? ''

/** A widget of an unknown type is left out and reported; the page is shown without it. */
export function readWidget(record: PlainRecord, reading: Reading): Widget | null {
  const type = typeOf(record)
  const read = readers[folded(type)]
  if (!read) {
    const name = type || '(no type)'
    reading.report(`no such widget: ${name}`)
    reading.reportUnknownWidget?.(name)
    return null
  }
  return read(record, readCommon(record, type), reading)
}

const usualPerRow = 4
const mostPerRow = 6

export const readRow = (record: PlainRecord, reading: Reading): Row => ({
  id: text(field(record, 'id', 'udi', 'key')) ?? '',
  perRowMobile: wholeNumber(record.perRowMobile ?? null, 1, 1, 6),
  perRow: wholeNumber(field(record, 'perRow', 'perRowDesktop'), usualPerRow, 1, mostPerRow),
  hideOnISO: flag(record.hideOnISO ?? null),
  widgets: widgetsOf(record)
    .map((widget) => readWidget(widget, reading))
    .filter((widget) => widget !== null),
})

/** A widget in the place of a row, such as a promotion spot in the older system, becomes a row of its own. */
const widgetsOf = (record: PlainRecord): readonly PlainRecord[] => {
  const widgets = records(field(record, 'blocks', 'widgets'))
  return widgets.length === 0 && readers[folded(typeOf(record))] ? [record] : widgets
}

/** The zones of a page, from its top level or from a group. Empty rows and zones are dropped. */
export function readZones(page: PlainRecord, reading: Reading): Zones {
  const zones = isPlainRecord(page.zones ?? null) ? (page.zones as PlainRecord) : {}
  const filled = zoneNames.flatMap((name): [ZoneName, Row[]][] => {
    const rows = records(field({ ...page, ...zones }, name))
      .map((row) => readRow(row, reading))
      .filter((row) => row.widgets.length > 0)
    return rows.length > 0 ? [[name, rows]] : []
  })
  return Object.fromEntries(filled)
}
