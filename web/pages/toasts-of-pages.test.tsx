import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { builtScript } from '../../checks/harness/browser/built-script.ts'
import { sharedBrowser } from '../../checks/harness/browser/shared-fixtures.ts'
import {
  exampleBasketPage,
  exampleDetailsPage,
  examplePaymentLink,
  examplePaymentPage,
  exampleShell,
  exampleShippingPage,
} from './buying.fakes.ts'
import { openScripted } from './scripted-page.fakes.ts'
import type { Toasting } from './toasts-of-pages.fakes.tsx'

const browser = await sharedBrowser()
let script = ''
beforeAll(async () => {
  script = await builtScript('web/pages/toasts-of-pages.fakes.tsx')
})
afterAll(() => browser.close())

const example = exampleShell('en-gb')
const shell = { ...example, links: { ...example.links, receiptPage: '/en-gb/receipt' } }
const words = (key: string) => shell.translations[key]!

async function open(page: Toasting['page'], answered?: string) {
  const opened = await openScripted(browser, script, { shell, page, ...(answered ? { answered } : {}) })
  const toast = opened.locator('[data-kind][role]').filter({ has: opened.getByRole('button', { name: 'Close' }) })
  const told = async () => [await toast.getAttribute('data-kind'), await toast.locator('p').innerText()]
  return { opened, toast, told }
}

test.each([
  ['/en-gb/basket', 'danger', 'feedback.error_basket_initializing'],
  ['/en-gb/receipt?orderid=1', 'danger', 'feedback.error_order_return'],
  ['/en-gb/women', 'warning', 'feedback.error_generic'],
])(
  'a page that failed at %s is told by a message of its own, beside what the page says [C-TST-10, C-TST-17, C-TST-22, C-BSK-08, C-RCP-02]',
  async (path, kind, key) => {
    const failed = { ...examplePaymentPage('en-gb'), pageAlias: 'errorPage', status: 500, traceId: 't1', path }
    const { told } = await open(failed as unknown as PageOf<'errorPage'>)

    await expect.poll(told).toEqual([kind, words(key)])
  },
)

test('orders that could not be read are told by a message beside what the page says, and no orders at all are not [C-TST-19, C-ORD-05]', async () => {
  const orders = (more: object) =>
    ({
      pageAlias: 'accountOrderHistoryPage',
      path: '/en-gb/account/orders',
      orders: [],
      ...more,
    }) as unknown as Toasting['page']
  const unread = await open(orders({ isUnreadable: true }))
  await expect.poll(unread.told).toEqual(['danger', words('feedback.error_no_order_history')])

  const none = await open(orders({}))
  await none.opened.getByText(words('orders.none')).waitFor()
  expect(await none.toast.count()).toBe(0)
})

test('a login by the flyout is told by a message on the page one stays on, and a refused one is not [C-TST-31, C-LGN-01]', async () => {
  const { told } = await open(exampleDetailsPage('en-gb'), 'sign-in')
  await expect.poll(told).toEqual(['success', 'Successfully logged in'])

  const form = { formAction: 'sign-in', values: {}, problems: { '': ['Not right.'] } }
  const refused = await open({ ...exampleDetailsPage('en-gb'), form }, 'sign-in')
  await refused.opened.getByRole('heading', { level: 1 }).waitFor()
  expect(await refused.toast.count()).toBe(0)
})

test('a page that tells in its own words why it failed shows no general message beside them [C-TST-10]', async () => {
  const failed = {
    ...examplePaymentPage('en-gb'),
    pageAlias: 'errorPage',
    status: 429,
    traceId: 't1',
    path: '/en-gb/women',
  }
  const { opened, toast } = await open(failed as unknown as PageOf<'errorPage'>)

  await opened.getByRole('heading', { level: 1 }).waitFor()
  expect(await opened.locator('main, body').first().innerText()).toContain(words('error.429.title'))
  expect(await toast.count()).toBe(0)
})

test('a way of delivery without pickup points near is told by a message when it is chosen, and no other way is [C-TST-09, C-SHP-04, C-SHP-O5]', async () => {
  const page = exampleShippingPage('en-gb')
  const { chosen: _, pickupPoint: __, ...shipping } = { ...page.shipping, pickupPoints: { pickup: [] } }
  const { opened, toast, told } = await open({ ...page, shipping })
  const choose = (way: string) =>
    opened.locator(`input[name="shippingMethodId"][value="${way}"]`).check({ force: true })

  await choose('home')
  expect(await toast.count()).toBe(0)
  await choose('pickup')
  await expect.poll(told).toEqual(['warning', words('feedback.error_no_pickup_points')])
})

test('back at the address step, a message says that the delivery method was not saved, and the page gives the reason [C-CHK-04, C-TST-08]', async () => {
  const page = exampleDetailsPage('en-gb')
  const { opened, told } = await open({ ...page, sentBack: 'checkout.address-must-be-corrected' })

  await expect.poll(told).toEqual(['danger', words('feedback.error_shipping_methods_update')])
  expect(await opened.getByText(words('checkout.address-must-be-corrected')).count()).toBe(1)
})

test('a basket that no longer exists is told by a message beside what the page says, and an empty one is not [C-TST-18, C-BSK-08]', async () => {
  const { opened, told } = await open({ ...exampleBasketPage('en-gb', null), gone: true })
  await expect.poll(told).toEqual(['danger', words('feedback.error_basket_not_found')])
  expect(await opened.locator('#shop').getByText(words('feedback.error_basket_not_found')).count()).toBeGreaterThan(1)

  const empty = await open(exampleBasketPage('en-gb', null))
  await empty.opened.getByText(words('basket.empty')).waitFor()
  expect(await empty.toast.count()).toBe(0)
})

const refused = (formAction: string) => ({ formAction, values: {}, problems: { '': ['Not right.'] } })
const [basketPage, emptyBasket] = [exampleBasketPage('en-gb'), exampleBasketPage('en-gb', null)]
const pending = { ...examplePaymentLink, status: 'PaymentPending' } as const

test.each([
  ['add-promo-code', basketPage, 'success', 'basket.promo_code_added'],
  ['add-promo-code', emptyBasket, 'success', 'basket.promo_code_added_empty_basket'],
  ['remove-promo-code', basketPage, 'info', 'basket.promo_code_removed'],
  ['apply-gift-card', examplePaymentPage('en-gb'), 'success', 'gift_card.gift_card_added'],
  ['set-quantity', { ...basketPage, form: refused('set-quantity') }, 'warning', 'feedback.error_basket_update'],
  ['take-bonus', { ...basketPage, form: refused('take-bonus') }, 'warning', 'feedback.error_add_to_basket'],
  ['save-address', exampleDetailsPage('en-gb', refused('save-address')), 'danger', 'feedback.error_address_update'],
  [
    'choose-shipping',
    exampleShippingPage('en-gb', refused('choose-shipping')),
    'danger',
    'feedback.error_shipping_methods_update',
  ],
] as const)(
  'the answer to the form %s is told by a message [C-TST-04, C-TST-05, C-TST-07, C-TST-08, C-TST-26, C-TST-29, C-TST-30]',
  async (formAction, page, kind, key) => {
    const { told } = await open(page as Toasting['page'], formAction)

    await expect.poll(told).toEqual([kind, words(key)])
  },
)

test.each([
  ['is pending', { link: pending }, 'warning', 'feedback.error_pay_by_link_pending'],
  [
    'has expired',
    { link: examplePaymentLink, refusal: 'payment.link-expired' },
    'danger',
    'feedback.error_pay_by_link_expired',
  ],
] as const)(
  'a payment link that %s is told by a message, and one that is open is not [C-TST-15, C-TST-16, C-PBL-02]',
  async (_, more, kind, key) => {
    const byLink = { provider: 'pay-by-link', methods: [], ...more }
    const { told } = await open(examplePaymentPage('en-gb', byLink as never))
    await expect.poll(told).toEqual([kind, words(key)])

    const active = await open(
      examplePaymentPage('en-gb', { ...byLink, link: examplePaymentLink, refusal: undefined } as never),
    )
    await active.opened.getByRole('heading', { level: 1 }).waitFor()
    expect(await active.toast.count()).toBe(0)
  },
)

test.each([
  [{ methods: [] }, 'danger', 'feedback.error_payment_providers_initialization'],
  [{ provider: 'klarna', refused: true }, 'warning', 'feedback.error_klarna_request_payment'],
  [{ provider: 'gift-cards', methods: [], refused: true }, 'warning', 'feedback.error_gift_card_complete_payment'],
] as const)(
  'a payment step with %o is told by a message [C-TST-12, C-TST-13, C-TST-14, C-PAY-02, C-GFT-05, C-KLA-03]',
  async (more, kind, key) => {
    const { refused, ...payment } = { refused: false, ...more }
    const page = examplePaymentPage('en-gb', payment as never)
    const form = { formAction: 'pay', values: {}, problems: { '': ['Not now.'] } }
    const { told } = await open(refused ? { ...page, form } : page)

    await expect.poll(told).toEqual([kind, words(key)])
  },
)
