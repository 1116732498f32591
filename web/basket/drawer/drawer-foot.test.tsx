import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { exampleBasket, exampleReadyBasket, exampleShell } from '../../pages/buying.fakes.ts'
import { written } from '../../pages/written.fakes.tsx'
import { BasketSummary } from '../sums/basket-summary.tsx'
import { DrawerFoot, GuestLogIn } from './drawer-foot.tsx'

const shop = exampleShell('en-gb')
const shell = {
  ...shop,
  links: { ...shop.links, loginPage: '/en-gb/login', checkoutDetailsPage: '/en-gb/checkout/details' },
}

test('a guest who logs in from the drawer of the basket goes on with the details, where the shop lets shoppers log in on the way [C-LGN-02, C-TGL-08, C-GEN-13]', () => {
  const markup = (authInCheckout: boolean) =>
    written(<GuestLogIn />, { ...shell, featureToggles: { authInCheckout } }).markup

  expect(markup(true)).toContain('href="/en-gb/login?to=%2Fen-gb%2Fcheckout%2Fdetails"')
  expect(markup(false)).toBe('')
})

test('leads to the page of the basket where the shop has one, and to the checkout in any shop [C-TGL-01, C-BSK-11]', () => {
  const shown = (basketPage: boolean) =>
    written(<DrawerFoot basket={exampleBasket('en-gb')} />, { ...shell, featureToggles: { basketPage } }).markup

  expect(shown(true)).toContain(`href="${shop.links.basketPage}"`)
  expect(shown(false)).not.toContain(`href="${shop.links.basketPage}"`)
  for (const markup of [shown(true), shown(false)])
    expect(markup).toContain(`href="${shop.links.checkoutCustomerPage}"`)
})

test('shows a payment fee among the amounts of the drawer, so that they add up [C-PAY-O4, C-BSK-O5]', () => {
  const of = (amount: number) => ({ amount, currency: 'GBP' })
  const basket = exampleBasket('en-gb', { paymentFee: of(1.9), total: of(264.34) })

  expect(written(<DrawerFoot basket={basket} />, shell).text).toContain('−£56.22 Payment fee £1.90 Total')
  expect(written(<DrawerFoot basket={exampleBasket('en-gb')} />, shell).text).not.toContain('Payment fee')
})

test('leads from the basket and from its drawer to the step that asks who buys [C-RTE-24]', () => {
  const links = { ...shop.links, checkoutCustomerPage: '/en-gb/till/who', checkoutPage: '/en-gb/till' }
  const leadsTo = (content: ReactNode) =>
    [...written(content, { ...shop, links }).markup.matchAll(/href="(\/en-gb\/till[^"]*)"/g)].map(([, href]) => href)

  expect(leadsTo(<DrawerFoot basket={exampleBasket('en-gb')} />)).toEqual(['/en-gb/till/who'])
  expect(leadsTo(<BasketSummary basket={exampleReadyBasket('en-gb')} form={undefined} />)).toEqual(['/en-gb/till/who'])
})
