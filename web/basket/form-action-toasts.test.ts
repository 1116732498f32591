import { expect, onTestFinished, test, vi } from 'vitest'
import type { Page } from '#contracts/pages.ts'
import { sendEventsTo } from '#web/platform/analytics.ts'
import { showFormActionToast, toastOfFormAction } from './form-action-toasts.ts'
import { refusedCodes } from './refused-codes.ts'

const basketPage = (lines: readonly string[]) =>
  ({ pageAlias: 'basketPage', basket: { basket: { lines } } }) as unknown as Page
/** What analytics is told after this form. */
function errorsToldOf(formAction: string, shown: Page): unknown[] {
  const told: unknown[] = []
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { cookie: 'consent=action:yes,analytics:yes', documentElement: { dataset: {} } })
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  onTestFinished(() => void vi.unstubAllGlobals())
  // Test files of one process share the held events, and another file may have left some.
  sendEventsTo(() => {})
  sendEventsTo((event) => told.push(event))
  showFormActionToast(formAction, shown, (key) => key)
  return told
}

const refused = (pageAlias: string) => ({ pageAlias, form: { problems: { field: ['wrong'] } } }) as unknown as Page

test('says that a code was added, and that it waits where the basket is empty [C-PRO-04, C-TST-29, C-PRO-O4]', () => {
  expect(toastOfFormAction('add-promo-code', basketPage(['l1']))).toEqual(['success', 'basket.promo_code_added'])
  expect(toastOfFormAction('add-promo-code', basketPage([]))).toEqual([
    'success',
    'basket.promo_code_added_empty_basket',
  ])
})

test('shows the result of entering codes and gift cards [C-PRO-04, C-TST-26, C-TST-28, C-TST-30, C-GFT-05]', () => {
  expect(toastOfFormAction('remove-promo-code', basketPage([]))).toEqual(['info', 'basket.promo_code_removed'])
  expect(toastOfFormAction('remove-gift-card', basketPage([]))).toEqual(['info', 'basket.gift_card_removed'])
  expect(toastOfFormAction('apply-gift-card', basketPage(['l1']))).toEqual(['success', 'gift_card.gift_card_added'])
})

test('tells on the basket page and in the checkout that a gift card was removed, and nowhere else [C-TST-28]', () => {
  const told = (pageAlias: string) => toastOfFormAction('remove-gift-card', { pageAlias } as unknown as Page)

  for (const pageAlias of ['basketPage', 'checkoutShippingPage', 'checkoutPaymentPage'])
    expect([pageAlias, told(pageAlias)]).toEqual([pageAlias, ['info', 'basket.gift_card_removed']])
  expect(told('homePage')).toBeUndefined()
})

test.each([
  ['add-promo-code', 'promotion.code-already-applied', 'basket.promo_code_already_applied'],
  ['apply-gift-card', 'gift-card.already-applied', 'basket.gift_card_already_applied'],
])(
  'says after %s that it is in the basket already, if only the server knows that [C-GFT-01, C-TST-25, C-TST-27]',
  (action, code, word) => {
    const page = { pageAlias: 'basketPage', form: { code, problems: { field: ['There already.'] } } } as unknown as Page

    expect(toastOfFormAction(action, page)).toEqual(['info', word])
  },
)

test('warns of goods that could not be added [C-TST-04, C-LIN-03]', () => {
  for (const formAction of ['add-to-basket', 'add-parts', 'add-gift-card', 'take-bonus'])
    expect([formAction, toastOfFormAction(formAction, refused('productPage'))]).toEqual([
      formAction,
      ['warning', 'feedback.error_add_to_basket'],
    ])
})

test('warns of a basket that could not be changed, and of a line that could not be removed [C-LIN-03, C-TST-05, C-TST-06]', () => {
  for (const formAction of ['set-quantity', 'change-size', 'set-note', 'decline-bonus'])
    expect([formAction, toastOfFormAction(formAction, refused('basketPage'))]).toEqual([
      formAction,
      ['warning', 'feedback.error_basket_update'],
    ])
  expect(toastOfFormAction('remove-line', refused('basketPage'))).toEqual([
    'warning',
    'feedback.error_remove_from_basket',
  ])
})

test('says so where a line could not be removed, and tells analytics [C-TST-06, B-TOAST-05]', () => {
  expect(errorsToldOf('remove-line', refused('basketPage'))).toEqual([
    { event: 'error', category: 'basket', label: 'feedback.error_remove_from_basket' },
  ])
})

test('warns of an address or a delivery that could not be saved, and of nothing where fields only changed [C-TST-07, C-TST-08, C-ADR-07, C-SHP-04]', () => {
  const details = refused('checkoutDetailsPage')
  const addressBook = refused('accountAddressesPage')
  for (const [formAction, page] of [
    ['save-address', details],
    ['use-address', details],
    ['save-address', addressBook],
  ] as const)
    expect([formAction, toastOfFormAction(formAction, page)]).toEqual([
      formAction,
      ['danger', 'feedback.error_address_update'],
    ])
  expect(toastOfFormAction('choose-shipping', refused('checkoutShippingPage'))).toEqual([
    'danger',
    'feedback.error_shipping_methods_update',
  ])
  expect(toastOfFormAction('save-address', { ...details, form: { problems: {} } } as unknown as Page)).toBeUndefined()
})

test('refused codes have analytics names that are the same in every language [C-PRO-05]', () => {
  expect(refusedCodes['promotion.code-not-found']).toBe('Promotion code not found')
  expect(refusedCodes['promotion.code-already-applied']).toBe('Promotion code already applied')
})

test.each([
  ['promotion.code-not-found', 'basketPage', 'basket', 'Promotion code not found'],
  ['promotion.code-already-applied', 'checkoutPaymentPage', 'checkout', 'Promotion code already applied'],
  ['gift-card.not-found', 'basketPage', 'basket', 'Gift Card Code Not Found'],
  ['loyalty.reward-not-found', 'accountRewardsPage', 'loyalty', 'Reward Code Not Found'],
])(
  'analytics is told of %s by its area and a text that is the same everywhere [B-TRK-04, C-ANL-04, C-TST-03, C-PRO-05, C-GFT-05, B-TRK-O1, C-ANL-O2, C-LOY-06, B-TOAST-05]',
  (code, pageAlias, category, label) => {
    const told = errorsToldOf('any-form', { pageAlias, form: { problems: {}, code } } as unknown as Page)

    expect(told).toEqual([{ event: 'error', category, label }])
  },
)
