import { tileSizes } from '#contracts/banners.ts'
import { screens } from '#contracts/widget-parts.ts'
import type { WidgetOf } from '#contracts/widgets.ts'
import { colour, field, flag, number, oneOf, text, wholeNumber } from './fields.ts'
import { isPlainRecord, type PlainRecord } from './plain-document.ts'
import { readCountdown } from './read-countdown.ts'
import { readHtml, readLine } from './read-html.ts'
import { readLink } from './read-link.ts'
import { perDevice, readPictures } from './read-picture.ts'
import { readableColour } from './readable-colour.ts'
import type { Reading } from './reading.ts'
import { type Common, codeOf, screensOff } from './widget-common.ts'

type Banner = WidgetOf<'banner'>
type Device = 'mobile' | 'tablet' | 'desktop'

export const readBanner = (record: PlainRecord, common: Common, reading: Reading): Banner => ({
  ...common,
  kind: 'banner',
  toggleFullWidth: flag(record.toggleFullWidth ?? null),
  images: readPictures(record),
  texts: perDevice((device) => readBannerText(record, device, reading)),
  link: readLink(record.link ?? null, reading),
  safeSide: sides.find((side) => side === record.safeSide) ?? null,
})

const sides = ['start', 'end', 'top', 'bottom'] as const

/** The newer shape has a group per screen; the older shape puts the screen's name before each field. */
function readBannerText(record: PlainRecord, device: Device, reading: Reading): Banner['texts'][Device] {
  const grouped = record[`${device}Text`] ?? null
  const of = (name: string) =>
    isPlainRecord(grouped) ? (grouped[lowerFirst(name)] ?? null) : (record[device + name] ?? null)
  const html = readHtml(of('Text'), reading)
  const cta = readLink(of('Cta'), reading)
  if (html === '' && cta === null) return null
  const [ground, written] = [colour(of('CtaBackgroundColor')), colour(of('CtaColor'))]
  const ctaColor = ground === null ? written : readableColour(written, ground)
  if (written !== null && ctaColor !== written) reading.report(`button text ${written} cannot be read on ${ground}`)
  return {
    text: html,
    cta,
    ctaBackgroundColor: ground,
    ctaFontSize: number(of('CtaFontSize')) ?? 14,
    ctaColor,
    ctaPosition: text(of('CtaPosition')) ?? 'center',
    xSpace: number(of('XSpace')),
    ySpace: number(of('YSpace')),
    disclaimer: readLine(of('Disclaimer'), reading),
    enableCtaIcon: flag(of('EnableCtaIcon')),
  }
}

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/** A banner among products. A wrong place or size is replaced by the default. */
export const readPromotionSpot = (
  record: PlainRecord,
  common: Common,
  reading: Reading,
): WidgetOf<'promotionSpot'> => ({
  ...common,
  kind: 'promotionSpot',
  position: Math.round(number(record.position ?? null) ?? 0),
  randomPosition: flag(field(record, 'randomPosition', 'isRandomPosition')),
  type: oneOf(field(record, 'tileType', 'spotType', 'size'), ...tileSizes),
  mode: oneOf(record.mode ?? null, 'image', 'text'),
  images: readPictures(record),
  texts: perDevice((device) => readBannerText(record, device, reading)),
  link: readLink(record.link ?? null, reading),
})

type SlimBanner = WidgetOf<'slimBanner'>

/** A banner that rotates its lines. */
export const readTurningBanner = (record: PlainRecord, common: Common, reading: Reading): SlimBanner => ({
  ...readSlimBanner(record, common, reading),
  motion: {
    kind: oneOf(record.animation ?? null, 'slide', 'fade'),
    durationMs: wholeNumber(record.animationDuration ?? null, 500, 0, 5_000),
    delayMs: wholeNumber(record.animationDelay ?? null, 4_000, 1_000, 60_000),
    loops: wholeNumber(record.loopLimit ?? null, 0, 0, 100),
    controls: flag(record.showBannerControls ?? null),
  },
})

export const readSlimBanner = (record: PlainRecord, common: Common, reading: Reading): SlimBanner => ({
  ...common,
  kind: 'slimBanner',
  location: oneOf(record.location ?? null, 'above', 'below'),
  textAlign: alignment[oneOf(record.textAlign ?? null, 'center', 'start', 'left', 'end', 'right')],
  box: false,
  lines: slimBannerLines(record, reading),
  motion: null,
})

/** A banner with its lines below each other. */
export const readBoxedBanner = (record: PlainRecord, common: Common, reading: Reading): SlimBanner => ({
  ...readSlimBanner(record, common, reading),
  box: true,
})

const alignment = { center: 'center', start: 'start', left: 'start', end: 'end', right: 'end' } as const

function slimBannerLines(record: PlainRecord, reading: Reading): SlimBanner['lines'] {
  const written = field(record, 'textSettings', 'lines')
  const ground = colour(record.backgroundColor ?? null)
  const settings = Array.isArray(written) ? written.filter(isPlainRecord) : [record]
  return settings.flatMap((line: PlainRecord) => {
    const words = readLine(field(line, 'text', 'markdownContent'), reading)
    if (words === null) return []
    return [
      {
        text: cutAt(number(line.wordLimit ?? null), words),
        link: readLink(line.link ?? null, reading),
        countdown: readCountdown(line, ground),
        clipboard: codeOf(line.clipboard ?? null),
        // The fields of the whole widget do not apply to its only line.
        notOn: screens.filter(line === record ? () => false : screensOff(line)),
      },
    ]
  })
}

/** Without a limit, or with a limit below 1, nothing is cut. */
function cutAt(limit: number | null, line: string): string {
  const words = line.split(' ')
  return limit === null || limit < 1 || words.length <= limit ? line : `${words.slice(0, limit).join(' ')}…`
}
