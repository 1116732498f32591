import fc from 'fast-check'
import { tileSizes } from '#contracts/banners.ts'
import { recommendationTypes } from '#contracts/recommendations.ts'
import type { Countdown, Link, Picture } from '#contracts/widget-parts.ts'
import type { Row, Widget, WidgetOf } from '#contracts/widgets.ts'
import type { ContentPage } from '../content.ts'
import { readableColour, readableOrNone, textColourOn } from './readable-colour.ts'

const word = fc.constantFrom('linen', 'uld', 'Größe', 'thé', 'İpek', 'صوف', 'a & b', '5 < 6', '“said”')
const line = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
const escaped = word.map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,7}$/)
const key = fc.constantFrom('kjoler', 'om-os', 'c/coats')

const link: fc.Arbitrary<Link> = fc.record({
  title: line,
  url: fc.oneof(
    key.map((path) => `/da-dk/${path}`),
    key.map((path) => `/da-dk/${path}?sorting=new&a=1`),
    fc.constant('https://example.com/x?y=1&z=2'),
  ),
  newTab: fc.boolean(),
})
const picture: fc.Arbitrary<Picture> = fc.record({
  imageUrl: fc.constantFrom('/media/hero.jpg', '/images/scene-hook/1/4-5.{1}', 'https://cdn.example.com/a.webp'),
  alt: fc.oneof(fc.constant(''), line),
  aspectRatio: fc.constantFrom('3/4', '16/9', '1/1', '12/5'),
})

const inline = fc.oneof(
  escaped,
  escaped.map((text) => `<strong>${text}</strong>`),
  escaped.map((text) => `<strong><em>${text}</em></strong>`),
  escaped.map((text) => `<a href="/da-dk/kjoler?a=1&amp;b=2">${text}</a>`),
  escaped.map((text) => `<a href="https://example.com" target="_blank">${text}</a>`),
)
const items = fc
  .array(inline, { minLength: 1, maxLength: 3 })
  .map((each) => each.map((item) => `<li>${item}</li>`).join(''))
const html = fc
  .array(
    fc.oneof(
      inline.map((text) => `<p>${text}</p>`),
      escaped.map((text) => `<h2>${text}</h2>`),
      items.map((each) => `<ul>${each}</ul>`),
      items.map((each) => `<ol>${each}</ol>`),
      fc.constant('<p>one<br />two</p>'),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((blocks) => blocks.join(''))

const colour = fc.option(fc.constantFrom('#fff', '#f4efe6', '#1b1a18'))
const countdown = fc.record({
  at: fc.constantFrom('2026-11-20T09:00:00.000Z', '2027-01-01T00:00:00.000Z'),
  backgroundColor: colour,
  color: colour,
  disabledMobile: fc.boolean(),
  disabledTablet: fc.boolean(),
  disabledDesktop: fc.boolean(),
})
const common = {
  countdown: fc.option(countdown),
  clipboard: fc.option(fc.constantFrom('WELCOME10', 'DRESS20')),
  id,
  trackingId: id,
  alias: id,
  backgroundColor: colour,
  disabledApp: fc.boolean(),
  disabledMobile: fc.boolean(),
  disabledTablet: fc.boolean(),
  disabledDesktop: fc.boolean(),
}
const perDevice = <Value>(value: fc.Arbitrary<Value>) =>
  fc.record({ mobile: fc.option(value), tablet: fc.option(value), desktop: fc.option(value) })
const somePicture = perDevice(picture).filter(({ mobile, tablet, desktop }) => Boolean(mobile ?? tablet ?? desktop))

const bannerText = fc.record({
  text: html,
  cta: fc.option(link),
  ctaBackgroundColor: colour,
  ctaFontSize: fc.integer({ min: 8, max: 40 }),
  ctaColor: colour,
  ctaPosition: fc.constantFrom('center', 'left'),
  xSpace: fc.option(fc.integer({ min: 0, max: 90 })),
  ySpace: fc.option(fc.integer({ min: 0, max: 90 })),
  disclaimer: fc.option(line),
  enableCtaIcon: fc.boolean(),
})
const promotionSpot = fc.record({
  position: fc.integer({ min: 1, max: 60 }),
  randomPosition: fc.boolean(),
  type: fc.constantFrom(...tileSizes),
  mode: fc.constantFrom('image' as const, 'text' as const),
})
const kind = <Kind extends Widget['kind']>(name: Kind) => fc.constant(name)

const perScreen = (min: number, max: number) =>
  fc.record({ mobile: fc.integer({ min, max }), tablet: fc.integer({ min, max }), desktop: fc.integer({ min, max }) })
const pixels = fc.integer({ min: 0, max: 200 })

const carousel = {
  headline: fc.option(line),
  headlineTextAlignment: fc.constantFrom('left' as const, 'center' as const, 'right' as const),
  headlineFontSize: fc.option(fc.integer({ min: 8, max: 80 })),
  headlineColor: colour,
  toggleFullWidth: fc.boolean(),
  autoplay: fc.boolean(),
  autoplayAfterMs: fc.integer({ min: 1, max: 9 }).map((seconds) => seconds * 1000),
  speedMs: fc.integer({ min: 50, max: 900 }),
  pagination: fc.boolean(),
  arrowsPosition: fc.constantFrom('inside' as const, 'outside' as const),
  displayed: perScreen(1, 6),
  preview: fc.record({ left: perScreen(0, 90), right: perScreen(0, 90) }),
  padding: fc.record({ top: pixels, right: pixels, bottom: pixels, left: pixels }),
}

const writtenWidget: fc.Arbitrary<Widget> = fc.oneof(
  fc.record({
    ...common,
    kind: kind('banner'),
    toggleFullWidth: fc.boolean(),
    images: perDevice(picture),
    texts: perDevice(bannerText),
    link: fc.option(link),
    safeSide: fc.option(fc.constantFrom('start' as const, 'end' as const)),
  }),
  fc
    .record({ ...common, images: perDevice(picture), texts: perDevice(bannerText), link: fc.option(link) })
    .chain((banner) => promotionSpot.map((spot) => ({ ...banner, ...spot, kind: 'promotionSpot' as const }))),
  fc
    .record({
      ...common,
      kind: kind('slimBanner'),
      location: fc.constantFrom('above' as const, 'below' as const),
      textAlign: fc.constantFrom('start' as const, 'center' as const, 'end' as const),
      lines: fc.array(
        fc.record({
          ...{ text: line, link: fc.option(link), countdown: fc.option(countdown) },
          clipboard: fc.option(fc.constantFrom('WELCOME10', 'DRESS20')),
          notOn: fc.subarray(['app' as const, 'mobile' as const, 'tablet' as const, 'desktop' as const]),
        }),
        { minLength: 1, maxLength: 3 },
      ),
      motion: fc.option(
        fc.record({
          kind: fc.constantFrom('slide' as const, 'fade' as const),
          durationMs: fc.integer({ min: 0, max: 5000 }),
          delayMs: fc.integer({ min: 1000, max: 60_000 }),
          loops: fc.integer({ min: 0, max: 100 }),
          controls: fc.boolean(),
        }),
      ),
      box: fc.boolean(),
    })
    .map((banner) => ({ ...banner, box: banner.box && banner.motion === null })),
  fc.record({
    ...common,
    kind: kind('text'),
    headline: fc.option(line),
    html,
    rest: fc.constant(''),
    wordLimit: fc.integer({ min: 500, max: 5000 }),
  }),
  fc.record({ ...common, kind: kind('seo'), headline: fc.option(line), html }),
  fc.record({
    ...common,
    kind: kind('usp'),
    points: fc.array(
      fc.record({ icon: id, title: line, text: fc.oneof(fc.constant(''), line), link: fc.option(link) }),
      { minLength: 1, maxLength: 4 },
    ),
  }),
  fc.record({
    ...common,
    ...carousel,
    kind: kind('imageCarousel'),
    items: fc.array(fc.record({ images: somePicture, title: fc.option(line), link: fc.option(link) }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  fc.record({
    ...common,
    ...carousel,
    kind: kind('productCarousel'),
    link: fc.option(link),
    products: fc.constant([] as WidgetOf<'productCarousel'>['products']),
    content: fc.record({
      productIds: fc.array(id, { minLength: 1, maxLength: 3 }),
      category: fc.option(id),
      sorting: fc.option(id),
      size: fc.integer({ min: 1, max: 60 }),
    }),
  }),
  fc.record({
    ...common,
    ...carousel,
    kind: kind('recommendationCarousel'),
    version: fc.constantFrom('2' as const, '3' as const),
    type: fc.constantFrom(...recommendationTypes),
    link: fc.option(link),
    content: fc.record({
      productIds: fc.array(id, { minLength: 1, maxLength: 3 }),
      category: fc.option(id),
      size: fc.integer({ min: 1, max: 20 }),
    }),
  }),
  fc.record({ ...common, ...carousel, kind: kind('wishlistCarousel'), link: fc.option(link) }),
  fc.record({
    ...common,
    ...carousel,
    kind: kind('productDetailCarousel'),
    productId: id,
    product: fc.constant(null),
  }),
  fc.record({
    ...common,
    kind: kind('accordionText'),
    headline: fc.option(line),
    items: fc.array(fc.record({ title: line, html }), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    ...common,
    kind: kind('trender'),
    headline: fc.option(line),
    terms: fc.constant([] as WidgetOf<'trender'>['terms']),
    products: fc.constant([] as WidgetOf<'trender'>['products']),
  }),
  fc.record({
    ...common,
    kind: kind('trustWidget'),
    headline: fc.option(line),
    html,
    wordLength: fc.constant(1000),
  }),
  fc.record({
    ...common,
    kind: kind('customerClubSignup'),
    ...{ headline: fc.option(line), buttonText: fc.option(line), successMessage: fc.option(line) },
    ...{ html, terms: html, asPopup: fc.boolean() },
    subBrands: fc.array(fc.record({ id, name: line, preSelected: fc.boolean() }), { maxLength: 3 }),
    excludedPages: fc.array(
      key.map((path) => `/${path}`),
      { maxLength: 2 },
    ),
  }),
  fc
    .record({
      ...common,
      kind: kind('video'),
      headline: fc.option(line),
      videoUrl: id.map((name) => `/films/${name}.mp4`),
      poster: fc.option(picture),
      loop: fc.boolean(),
      muted: fc.boolean(),
      autoplay: fc.boolean(),
      captions: fc.array(
        fc.record({ url: id.map((name) => `/films/${name}.vtt`), language: fc.constantFrom('en', 'da'), title: line }),
        { maxLength: 2 },
      ),
    })
    .map((video) => ({ ...video, autoplay: video.muted && video.autoplay })),
  fc.record({
    ...common,
    kind: kind('multiLink'),
    headline: fc.option(line),
    textAlign: fc.constantFrom('left' as const, 'center' as const, 'right' as const),
    ...{ slider: fc.boolean(), width: fc.constantFrom('page' as const, 'full' as const) },
    buttonsPerRow: fc.option(fc.integer({ min: 1, max: 6 })),
    gap: fc.option(fc.integer({ min: 0, max: 400 })),
    sections: fc.array(fc.record({ link, image: fc.option(picture), ctaTitle: fc.option(line), trackingId: id }), {
      minLength: 1,
      maxLength: 5,
    }),
  }),
)

/** The widget with the colours that the reader makes readable. */
export function asRead(widget: Widget): Widget {
  const ground = widget.backgroundColor
  const textColor = textColourOn(ground)
  const counted = (it: Countdown | null): Countdown | null => it && { ...it, color: countdownColour(it, ground) }
  const read = { ...widget, ...(textColor ? { textColor } : {}), countdown: counted(widget.countdown) }
  if ('headlineColor' in read) return { ...read, headlineColor: readableOrNone(read.headlineColor, ground) }
  if (read.kind === 'slimBanner')
    return { ...read, lines: read.lines.map((it) => ({ ...it, countdown: counted(it.countdown) })) }
  if (!('texts' in read)) return read
  const { mobile, tablet, desktop } = read.texts
  return { ...read, texts: { mobile: onButton(mobile), tablet: onButton(tablet), desktop: onButton(desktop) } }
}

const countdownColour = ({ color, backgroundColor }: Countdown, ground: string | null): string | null =>
  backgroundColor === null ? readableOrNone(color, ground) : readableColour(color, backgroundColor)

type BannerText = WidgetOf<'banner'>['texts']['mobile']

const onButton = (text: BannerText): BannerText =>
  text?.ctaBackgroundColor ? { ...text, ctaColor: readableColour(text.ctaColor, text.ctaBackgroundColor) } : text

const anyWidget = writtenWidget.map(asRead)

const row: fc.Arbitrary<Row> = fc.record({
  id,
  perRowMobile: fc.integer({ min: 1, max: 6 }),
  perRow: fc.integer({ min: 1, max: 6 }),
  hideOnISO: fc.boolean(),
  widgets: fc.array(anyWidget, { minLength: 1, maxLength: 3 }),
})
const rows = fc.array(row, { minLength: 1, maxLength: 2 })

/** A page as the reader returns it, so that a test can write it in either shape and read it again. */
export const anyPage: fc.Arbitrary<ContentPage> = fc.record({
  key: id,
  pageAlias: fc.constantFrom('contentPage', 'homePage', 'searchPage'),
  path: key.map((path) => `/da-dk/${path}`),
  title: line,
  heading: fc.option(line, { nil: undefined }),
  description: fc.option(line, { nil: undefined }),
  robots: fc.option(fc.constant('NOINDEX'), { nil: undefined }),
  redirect: fc.option(fc.record({ url: fc.constant('/da-dk/kjoler'), status: fc.constantFrom(301, 302, 307, 308) }), {
    nil: undefined,
  }),
  category: fc.option(id, { nil: undefined }),
  reward: fc.option(
    fc.record({
      ...{ image: fc.constant('/images/card.jpg'), imageAltText: line, title: line, description: line },
      rows,
    }),
    { nil: undefined },
  ),
  zones: fc.record({ rows, topRows: rows, emptySearchBottomRows: rows }, { requiredKeys: [] }),
})
