import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import priceStyles from './price-tag/price-tag.module.css'
import { PriceTag } from './price-tag/price-tag.tsx'
import { openShowcase } from './shown.fakes.tsx'
import { styleElement } from './style-sheet.fakes.ts'
import toastStyles from './toast/toaster.module.css'
import { Message } from './toast/toaster.tsx'

const { show } = await openShowcase()

const tokens = readFileSync('ui/tokens.css', 'utf8')
const token = (name: string): string => {
  const [, value] = new RegExp(`--${name}: ([^;]+);`).exec(tokens)!
  const [, other] = /^var\(--(.+)\)$/.exec(value!) ?? []
  return other ? token(other) : value!
}
const rgb = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** The contrast of a colour with white, from its relative luminance (WCAG 2.2). */
function contrastWithWhite(hex: string): number {
  const [red, green, blue] = rgb(hex)
    .map((value) => value / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 1.05 / (0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05)
}

const kinds = ['danger', 'warning', 'info', 'success'] as const

test('has one palette: black, white, red, a colour for each kind of message, red for discounts, black for members [B-CON-15, B-CON-O1]', () => {
  expect(['black', 'white', 'red'].map(token)).toEqual(['#000000', '#ffffff', '#c4161c'])
  expect(kinds.map((kind) => token(`toast-${kind}`))).toEqual(['#b3261e', '#8a5a00', '#1f5fa8', '#2e7d32'])
  expect([token('discount-badge'), token('member-badge')]).toEqual(['#c4161c', '#000000'])
})

test('reads white text on each of them by at least 4.5 to 1 [B-CON-O1]', () => {
  const grounds = [...kinds.map((kind) => `toast-${kind}`), 'discount-badge', 'member-badge'].map(token)

  expect(grounds.filter((ground) => contrastWithWhite(ground) < 4.5)).toEqual([])
})

const coloursOf = (element: Element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color]
const written = (hex: string): string => `rgb(${rgb(hex).join(', ')})`
const layers = '<style>@layer reset, tokens, ui;</style>'

test('shows each kind of message in its colour, with white text [B-CON-15, B-CON-O1]', async () => {
  const page = await show(kinds.map((kind) => <Message key={kind} toast={{ kind, text: kind }} closeWord="Close" />))
  const styles = styleElement('ui/tokens.css') + styleElement('ui/toast/toaster.module.css', toastStyles)
  await page.setContent((await page.content()).replace('<title>', `${layers}${styles}<title>`))

  for (const kind of kinds)
    expect(await page.locator(`[data-kind=${kind}]`).evaluate(coloursOf)).toEqual([
      written(token(`toast-${kind}`)),
      'rgb(255, 255, 255)',
    ])
})

test('shows what is taken off on red and the mark of members on black, with white text [B-CON-15, B-CON-O1]', async () => {
  const page = await show(<PriceTag now="£70" reduced cut="−30 %" member={{ label: 'Members', figure: '£60' }} />)
  const styles = styleElement('ui/tokens.css') + styleElement('ui/price-tag/price-tag.module.css', priceStyles)
  await page.setContent((await page.content()).replace('<title>', `${layers}${styles}<title>`))

  expect(await page.getByText('−30 %').evaluate(coloursOf)).toEqual(['rgb(196, 22, 28)', 'rgb(255, 255, 255)'])
  expect(await page.getByText('Members').evaluate(coloursOf)).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
})
