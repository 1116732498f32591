import { globSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Widget, WidgetOf } from '#contracts/widgets.ts'
import { fakeReading, readDocument } from '#server/content/cms/reading.fakes.ts'
import { widgetCatalogue } from '#server/content/widget-catalogue/widget-catalogue.ts'
import groundStyles from '#ui/ground/ground.module.css'
import { MarketProvider } from '#web/markets/index.ts'
import { browsingShell, exampleBanner, exampleCarousel, exampleRow } from '../pages/browsing.fakes.ts'
import { Rows } from './rows.tsx'

const shell = browsingShell('en-gb')
const htmlOf = (...widgets: Widget[]): string =>
  renderToString(
    createElement(
      MarketProvider,
      { shell, subBrand: undefined } as never,
      createElement(Rows, { rows: [exampleRow(...widgets)] }),
    ),
  )

const dark = { backgroundColor: '#1b1a18', textColor: '#ffffff' }
const grounds = (html: string): string[] => html.match(/<[^>]*--ground-colour:#1b1a18[^>]*>/g) ?? []
const carousel = exampleCarousel('en-gb')
const goods = { picture: '/images/scene-coat/1/4-5.{1}', category: 'coats', product: '100007_navy' }
/** One example of each kind, on a dark background. */
const examples = new Map(
  (readDocument(widgetCatalogue(goods), fakeReading({ drafts: true }))?.zones.rows ?? [])
    .flatMap(({ widgets }) => widgets)
    .map((widget) => [widget.kind, { ...widget, ...dark, countdown: null, clipboard: null }]),
)

function filledIn(widget: Widget): Widget {
  const [{ name, url, images }] = carousel.products as [(typeof carousel.products)[number]]
  if (widget.kind === 'productCarousel') return { ...widget, products: carousel.products }
  if (widget.kind === 'productDetailCarousel') return { ...widget, product: { name, url, images } }
  return widget
}

test('shows a widget of any kind on a dark background with text that is readable on it, drawn once [B-WID-09]', () => {
  // The browser requests the products of these, so the server renders nothing for them.
  const onServer = [...examples.values()].filter(({ kind }) => !/^(recommendation|wishlist)Carousel$/.test(kind))
  const shown = onServer.map((widget) => [widget.kind, grounds(htmlOf(filledIn(widget)))] as const)

  expect(shown.length).toBe(15)
  for (const [kind, elements] of shown) {
    expect(elements, kind).toHaveLength(1)
    expect(elements[0], kind).toMatch(/data-toned="" style="[^"]*--ground-colour:#1b1a18;--ground-text:#ffffff"/)
    expect(elements[0], kind).toContain(` ${groundStyles.ground}"`)
  }
})

/** The code of a slim banner is in its line. */
const withCode = (widget: Widget, clipboard: string): Widget =>
  widget.kind === 'slimBanner'
    ? { ...widget, motion: null, lines: widget.lines.slice(0, 1).map((line) => ({ ...line, clipboard })) }
    : { ...widget, clipboard }

test('shows with a widget of any kind its code to copy, alone or beside a countdown, once [B-WID-09]', () => {
  const countdown = {
    ...{ at: '2099-01-01T09:00:00.000Z', backgroundColor: null, color: null },
    ...{ disabledMobile: false, disabledTablet: false, disabledDesktop: false },
  }
  const codesIn = (widget: Widget) => htmlOf(filledIn(withCode(widget, 'TAKE20'))).match(/>TAKE20</g)?.length
  const codes = [...examples.values()].map((widget) => [
    ...[widget.kind, codesIn(widget), codesIn({ ...widget, countdown })],
  ])

  expect(codes).toEqual([...examples.keys()].map((kind) => [kind, 1, 1]))
})

test('leaves the shop’s own colours where they are readable [B-WID-09]', () => {
  const html = htmlOf({ ...exampleBanner(), backgroundColor: '#f4efe6' }, { ...carousel, backgroundColor: '#f4efe6' })

  expect(html.match(/--ground-colour:#f4efe6/g)).toHaveLength(2)
  expect(html).not.toMatch(/data-toned|--ground-text/)
  expect(htmlOf(exampleBanner(), carousel)).not.toMatch(/--ground/)
})

test('shows the tiles of a carousel within its readable colours, and its countdown and code on the same background [B-WID-13] [B-WID-09, B-CNT-04]', () => {
  const html = htmlOf({ ...carousel, ...dark, clipboard: 'LINEN20' })
  const [section, extras] = html.split('LINEN20')[0]!.split('</section>')

  expect(section!.split('data-toned')[1]!.match(/<article/g)).toHaveLength(8)
  expect(grounds(extras!)).toHaveLength(1)
})

test('shows the background of a promotion among products too [B-WID-20] [B-WID-09]', () => {
  const spot = examples.get('promotionSpot') as WidgetOf<'promotionSpot'>

  expect(grounds(htmlOf(spot))).toEqual([expect.stringContaining('role="group"')])
})

const tokens = readFileSync('ui/tokens.css', 'utf8')
const coloursOf = (css: string): Set<string> =>
  new Set(
    [...css.matchAll(/^\s*--([\w-]+):\s*(?:#|rgb|var\(--(?:ink|surface|sand|focus|red|black))/gm)].map(
      ([, name]) => name!,
    ),
  )
/** What can be in a widget. */
const sheets = [
  'ui/**/*.css',
  'web/{widgets,club,content/news}/**/*.css',
  'web/catalogue/tiles/*.css',
  'web/markets/*.css',
]
/** Tokens of pairs that stand together by themselves, and of what has no text on it. */
const standing = /^(?:picture-.*|stage|scrim|white|black|red|discount-badge|member-badge|toast-.*|mark-.*)$/

test('gives every colour of text, surface and border that a widget can use its place on a background of an editor [B-WID-09]', () => {
  const set = new Set(
    [...readFileSync('ui/ground/ground.module.css', 'utf8').matchAll(/--([\w-]+):/g)].map(([, it]) => it!),
  )
  const used = globSync(sheets)
    .filter((file) => file !== 'ui/tokens.css')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name!))
  const colours = [...coloursOf(tokens)].filter((name) => used.includes(name))

  expect(colours.length).toBeGreaterThan(30)
  expect(colours.filter((name) => !set.has(name) && !standing.test(name))).toEqual([])
  for (const combined of ['hairline', 'edge']) expect([...set]).toContain(combined)
})
