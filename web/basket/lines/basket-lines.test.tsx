import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { BadgePlace } from '#contracts/badges.ts'
import type { BasketLine } from '#contracts/basket.ts'
import type { FormState } from '#contracts/pages.ts'
import type { PriceView } from '#contracts/pricing.ts'
import { type ExampleMarket, exampleBasket, exampleLine, exampleShell } from '../../pages/buying.fakes.ts'
import { written } from '../../pages/written.fakes.tsx'
import { newestFirst } from '../drawer/newest-first.ts'
import { EmptyBasket } from '../empty-basket.tsx'
import { NoteForm } from '../note-form.tsx'
import { BasketLines, NotChanged } from './basket-lines.tsx'
import { CompactLine } from './compact-line.tsx'
import { HeldUntil } from './held-until.tsx'
import { OrderLines } from './order-lines.tsx'

const of = (amount: number, currency = 'GBP') => ({ amount, currency })
const shell = exampleShell('en-gb')
const line = (more: Partial<BasketLine> = {}, id: ExampleMarket = 'en-gb', toggles = shell.featureToggles) =>
  written(<BasketLines lines={[exampleLine(id, more)]} />, { ...exampleShell(id), featureToggles: toggles })

test('shows the product of a line, its price per piece and its total [C-LIN-01]', () => {
  expect(line().text).toContain('V-neck crêpe dress Total: £97.00 Colour: Navy Size: 38 £48.50 each')
  expect(line({ quantity: 1 }).text).not.toContain('each')
  expect(line({ variant: { size: '28', length: '32' } }).text).toContain('Size: 28/32')
  expect(line().markup).not.toContain('data-reduced')
})

test('shows the prior price or the list price beside a reduced price', () => {
  const priceOf = (shown: Partial<PriceView>, currency = 'GBP') => ({
    ...{ salesPrice: of(70, currency), listPrice: of(100, currency), historicPrice: of(90, currency), discounts: [] },
    shown: { now: of(70, currency), ...shown },
  })
  const price = priceOf({ isReduced: true, prior: of(90) })

  expect(line({ price }).markup).toContain('data-reduced="true"')
  expect(line({ price }).text).toContain('Lowest price last 30 days: £90.00')
  expect(line({ price }).text).not.toContain('£100.00')
  expect(line().text).not.toContain('Lowest price')
  const inAmerica = (shown: Partial<PriceView>) => line({ price: priceOf(shown, 'USD') }, 'en-us').text
  expect(inAmerica({ isReduced: true, before: of(100, 'USD') })).toContain('Was $100.00')
  expect(inAmerica({ isReduced: true, before: of(100, 'USD') })).not.toContain('Lowest price')
  expect(inAmerica({})).not.toContain('$100.00')
  expect(line({}, 'en-us').text).not.toContain('Was')
})

test('shows a badge in each of the three places of lines that its editor switched on, and on no receipt [B-BADGE-02]', () => {
  const look = (...places: BadgePlace[]) => ({ places, shape: 'chip', position: 'belowImage' })
  const badge = (badgeId: string, ...places: BadgePlace[]) =>
    ({
      badgeId,
      badgeTitle: badgeId,
      productTile: look('listing'),
      productDetail: null,
      lineItem: look(...places),
    }) as never
  const badges = [badge('basket-only', 'basket'), badge('mini-only', 'miniBasket'), badge('checkout-only', 'checkout')]
  const badged = exampleLine('en-gb', {
    badges: ['basket-only', 'mini-only', 'checkout-only'].map((id) => ({ id, title: id })),
  })
  const shown = (node: ReactNode) => written(node, { ...shell, badges }).text.match(/\w+-only/g)

  expect(shown(<BasketLines lines={[badged]} />)).toEqual(['basket-only'])
  expect(shown(<CompactLine line={badged} badges="miniBasket" />)).toEqual(['mini-only'])
  expect(shown(<OrderLines lines={[badged]} badges="checkout" />)).toEqual(['checkout-only'])
  expect(shown(<OrderLines lines={[badged]} />)).toBeNull()
})

test('names promotions with what they take off, where the shop shows them [C-TGL-23]', () => {
  const promotion = { promotionId: 'p', promotionName: 'Two for one', ...of(12), level: 'product' }
  const discounts = [promotion, { ...promotion, promotionName: 'Nothing', amount: 0 }] as unknown as never

  expect(line({ discounts, promotionName: 'Gift' }).text).toContain('Two for one: −£12.00')
  expect(line({ discounts, promotionName: 'Gift' }).text).not.toMatch(/Gift|Nothing/)
  expect(line({ promotionName: 'Gift' }).text).toContain('Gift')
  expect(line({ discounts, promotionName: 'Gift' }, 'en-gb', {}).text).not.toMatch(/Two for one|Gift/)
})

test('shows the recipient and the date of a gift card [C-LIN-06]', () => {
  const giftCard = { recipientEmail: 'ida@example.com', recipientName: 'Ida', deliveryDate: '2026-12-24' }

  expect(line({ giftCard }).text).toContain('Sent to Ida by email, Thu 24 Dec')
  expect(line({ giftCard: { recipientEmail: 'ida@example.com' } }).text).toContain('Sent to ida@example.com by email')
  expect(line({ giftCard: { recipientEmail: 'ida@example.com' } }).text).not.toContain(', Thu')
})

test('warns about a line that cannot be bought as it is', () => {
  expect(line({ warning: 'fewer-left', maxQuantity: 1 }).text).toContain('Only 1 left in this size')
  expect(line({ warning: 'sold-out' }).text).toContain('Sold out')
  expect(line().text).not.toMatch(/Sold out|left in this/)
})

test('offers other available sizes, and nothing when there is no other size [C-LIN-O4]', () => {
  const sizes = ['36', '38', '40'].map((name) => ({ sku: `s-${name}`, name, inStock: name !== '36' }))
  const offered = (more: Partial<BasketLine>) =>
    [...line({ sku: 's-38', ...more }).markup.matchAll(/<option value="([^"]*)"/g)].map(([, sku]) => sku)

  expect(offered({ sizes })).toEqual(['s-38', 's-40'])
  expect(offered({ sizes, sku: 's-36' })).toEqual(['s-36', 's-38', 's-40'])
  expect(offered({ sizes: sizes.slice(0, 2) })).toEqual([])
  const { sizes: _none, ...without } = exampleLine('en-gb')
  expect(written(<BasketLines lines={[without]} />, shell).markup).not.toContain('<option')
})

const basket = exampleBasket('en-gb')
const refused = (more: Partial<FormState> = {}): FormState => ({
  ...{ formAction: 'set-quantity', values: { line: 'l2', quantity: '500' }, problems: { quantity: ['Too many.'] } },
  ...more,
})

test('shows the reason of a refused change beside its line and above all lines [C-LIN-03]', () => {
  const [, first, second] = written(<BasketLines lines={basket.basket.lines} form={refused()} />, shell).markup.split(
    '<li',
  )
  const above = (form: FormState | undefined) => written(<NotChanged basket={basket} form={form} />, shell)

  expect(first).not.toContain('Too many.')
  expect(second).toContain('Too many.')
  expect(second).toContain('value="500"')
  expect(above(refused()).text).toContain('We could not update your basket')
  expect(above(refused()).markup).toContain('href="#quantity-l2"')
  expect(above(refused({ values: { line: 'gone' } })).markup).not.toContain('href="#quantity')
  expect(above(undefined).text).toBe('')
  for (const formAction of ['add-promo-code', 'apply-gift-card', 'set-note'])
    expect(above(refused({ formAction })).text).toBe('')
})

test('tells of a refused change what is said of the line first, and nothing else [C-BSK-09]', () => {
  const form = refused({ problems: { quantity: ['Wrong.'], lineItem: ['Only 2 left.', 'Sold slowly.'] } })
  const beside = written(<BasketLines lines={basket.basket.lines} form={form} />, shell).text
  const above = written(<NotChanged basket={basket} form={form} />, shell).text

  for (const told of [beside, above]) {
    expect(told).toContain('Only 2 left.')
    expect(told).not.toMatch(/Sold slowly|Wrong/)
  }
})

test('shows until when products are reserved, and nothing when none are', () => {
  const held = (heldUntil?: string) =>
    written(<HeldUntil basket={exampleBasket('en-gb', heldUntil === undefined ? {} : { heldUntil })} />, shell).text

  expect(held('2026-11-20T10:00:00Z')).toMatch(/^Reserved for you until .*10:00/)
  expect(held()).toBe('')
})

test('shows the note field open when there is a note or it was refused, with the typed text [C-BSK-O10]', () => {
  const note = (text: string | undefined, form?: FormState) =>
    written(<NoteForm note={text} form={form} />, shell).markup
  const wrong = refused({ formAction: 'set-note', values: { note: 'too long' }, problems: { note: ['Shorter.'] } })

  expect(note(undefined)).not.toContain('open=""')
  expect(note('Ring twice')).toContain('open=""')
  expect(note('Ring twice')).toContain('>Ring twice</textarea>')
  expect(note('Ring twice')).not.toMatch(/aria-invalid|aria-describedby|basket-note-problem/)
  expect(note(undefined, wrong)).toContain('open=""')
  expect(note('Ring twice', wrong)).toContain('>too long</textarea>')
  expect(note('Ring twice', wrong)).toContain('aria-invalid="true" aria-describedby="basket-note-problem"')
  expect(note('Ring twice', wrong)).toContain('Shorter.')
  expect(note(undefined, { ...wrong, formAction: 'set-quantity' })).not.toContain('open=""')
})

test('an empty basket says that it has expired or that a link was used, only when this is true [C-BSK-08]', () => {
  const empty = (props: object) => written(<EmptyBasket {...props} />, shell).text
  const plain = empty({})

  expect(empty({ gone: true }).length).toBeGreaterThan(plain.length)
  expect(empty({ linkUsed: true }).length).toBeGreaterThan(plain.length)
  expect(empty({ gone: false, linkUsed: false })).toBe(plain)
})

test('shows what was just added on top, and the others as they stand', () => {
  const lines = ['a', 'b', 'c'].map((sku) => exampleLine('en-gb', { sku }))
  const order = (added: string | undefined) =>
    newestFirst(exampleBasket('en-gb', { lines }), added).map(({ sku }) => sku)

  expect(order('b')).toEqual(['b', 'a', 'c'])
  expect(order('a')).toEqual(['a', 'b', 'c'])
  expect(order(undefined)).toEqual(['a', 'b', 'c'])
})
