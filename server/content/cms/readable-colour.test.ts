import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WidgetKind, WidgetOf } from '#contracts/widgets.ts'
import { plainDocument } from './plain-document.ts'
import { readWidget } from './read-rows.ts'
import { readableColour, readableOrNone, textColourOn } from './readable-colour.ts'
import { fakeReading } from './reading.fakes.ts'

function luminance(hex: string): number {
  const wide = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(wide.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
const contrast = (one: string, other: string): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

const tokens = readFileSync('ui/tokens.css', 'utf8')
const token = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)![1]!
const textTokens = ['ink', 'ink-hover', 'ink-2', 'ink-3', 'sale', 'member', 'moss', 'success', 'info', 'warning']
const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

function read<Kind extends WidgetKind>(kind: Kind, fields: object, lines: string[] = []): WidgetOf<Kind> {
  const plain = plainDocument({ blockType: kind, id: 'w', ...fields }, { market: 'da-dk', language: 'da' })
  const reading = { ...fakeReading(), report: (line: string) => lines.push(line) }
  return readWidget(plain as never, reading) as WidgetOf<Kind>
}

test('finds for any background a text colour with a contrast of 4.5 to 1, or all text colours of the shop have it [B-WID-09]', () => {
  const shown = [...textTokens, 'danger'].map(token)
  fc.assert(
    fc.property(hex, (ground) => {
      const text = textColourOn(ground)
      for (const each of text ? [text] : shown) expect(contrast(each, ground), each).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 5_000 },
  )
})

test('chooses ink or white, and black where neither can be read [B-WID-09]', () => {
  expect(['#000000', '#5e3b6e', '#d0021b', '#c9a227', '#fc0'].map(textColourOn)).toEqual([
    ...['#ffffff', '#ffffff', '#ffffff', '#1b1a18', '#1b1a18'],
  ])
  expect(['#7c7c7c', '#e8470a'].map((ground) => [contrast('#1b1a18', ground) < 4.5, textColourOn(ground)])).toEqual([
    [true, '#000000'],
    [true, '#000000'],
  ])
  expect([null, '#fff', '#f4efe6'].map(textColourOn)).toEqual([undefined, undefined, undefined])
})

test('reads a text colour for a widget on a dark background, and none where the shop’s own colours are readable [B-WID-09]', () => {
  const colours = (backgroundColor: string | undefined) => {
    const widget = read('text', { text: 'x', backgroundColor })
    return 'textColor' in widget ? widget.textColor : 'own'
  }

  expect(['1B1A18', '#f4efe6', undefined, 'url(x)'].map(colours)).toEqual(['#ffffff', 'own', 'own', 'own'])
})

test('drops a headline colour that is unreadable on the background of its carousel, and tells editors [B-WID-13]', () => {
  const lines: string[] = []
  const fields = { content: { category: 'coats' }, backgroundColor: '#1b1a18' }
  const colour = (headlineColor: string) => read('productCarousel', { ...fields, headlineColor }, lines).headlineColor

  expect([colour('#5e3b6e'), colour('#f4efe6')]).toEqual([null, '#f4efe6'])
  expect(lines).toEqual(['headline #5e3b6e cannot be read on #1b1a18'])
  expect(readableOrNone('#ffffff', null)).toBe('#ffffff')
})

test('gives a button of a banner a text that is readable on the colour of the button, and tells editors [B-WID-10]', () => {
  const lines: string[] = []
  const colour = (text: object) => read('banner', { mobileText: { text: 'x', ...text } }, lines).texts.mobile!.ctaColor

  expect(colour({ ctaBackgroundColor: '#112233' })).toBe('#ffffff')
  expect(colour({ ctaBackgroundColor: '#112233', ctaColor: '#ffeedd' })).toBe('#ffeedd')
  expect(lines).toEqual([])
  expect(colour({ ctaBackgroundColor: '#112233', ctaColor: '#1b1a18' })).toBe('#ffffff')
  expect(lines).toEqual(['button text #1b1a18 cannot be read on #112233'])
  expect(colour({ ctaColor: '#ffeedd' })).toBe('#ffeedd')
})

test('keeps a countdown readable on its own background, else on that of its widget, in lines of a slim banner too [B-CNT-01, B-CNT-04]', () => {
  const at = { countdownDateTime: '2026-12-01T10:00:00Z' }
  const colour = (backgroundColor: string | null, countdown: object) =>
    read('slimBanner', { backgroundColor, textSettings: [{ text: 'x', countdown: { ...at, ...countdown } }] }).lines[0]!
      .countdown!.color

  expect(colour('#1b1a18', { backgroundColor: '#ffffff' })).toBe('#1b1a18')
  expect(colour(null, { backgroundColor: '#1b1a18', color: '#5e3b6e' })).toBe('#ffffff')
  expect([colour('#1b1a18', { color: '#5e3b6e' }), colour('#1b1a18', { color: '#ffeedd' })]).toEqual([null, '#ffeedd'])
  expect(colour(null, { color: '#ffeedd' })).toBe('#ffeedd')
  expect(
    read('text', { text: 'x', backgroundColor: '#000', countdown: { ...at, color: '#1b1a18' } }).countdown,
  ).toMatchObject({ color: null })
})

test('gives text of badges on any background a contrast of 4.5 to 1 [B-BADGE-03]', () => {
  fc.assert(
    fc.property(hex, hex, (text, ground) => {
      expect(contrast(readableColour(text, ground), ground)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 2_000 },
  )
})
