import type { Page } from '#contracts/pages.ts'
import { type AnalyticsArea, trackError } from '#web/platform/analytics.ts'
import { showToast, type ToastMessage } from '#web/platform/show-toast.ts'
import { refusedCodes } from './refused-codes.ts'

const whenDone: Readonly<Record<string, ToastMessage>> = {
  'add-promo-code': ['success', 'basket.promo_code_added'],
  'remove-promo-code': ['info', 'basket.promo_code_removed'],
  'apply-gift-card': ['success', 'gift_card.gift_card_added'],
  'remove-gift-card': ['info', 'basket.gift_card_removed'],
}

const whenRefused: Readonly<Record<string, ToastMessage>> = {
  'add-to-basket': ['warning', 'feedback.error_add_to_basket'],
  'add-parts': ['warning', 'feedback.error_add_to_basket'],
  'add-gift-card': ['warning', 'feedback.error_add_to_basket'],
  'take-bonus': ['warning', 'feedback.error_add_to_basket'],
  'set-quantity': ['warning', 'feedback.error_basket_update'],
  'change-size': ['warning', 'feedback.error_basket_update'],
  'set-note': ['warning', 'feedback.error_basket_update'],
  'decline-bonus': ['warning', 'feedback.error_basket_update'],
  'remove-line': ['warning', 'feedback.error_remove_from_basket'],
  'save-address': ['danger', 'feedback.error_address_update'],
  'use-address': ['danger', 'feedback.error_address_update'],
  'choose-shipping': ['danger', 'feedback.error_shipping_methods_update'],
}

/** The code or card may have been added in another tab. */
const whenApplied: Readonly<Record<string, ToastMessage>> = {
  'promotion.code-already-applied': ['info', 'basket.promo_code_already_applied'],
  'gift-card.already-applied': ['info', 'basket.gift_card_already_applied'],
}

const tellsOfCodes: ReadonlySet<string> = new Set(['basketPage', 'checkoutShippingPage', 'checkoutPaymentPage'])

/** The toast after a form. The next page shows the same message permanently. */
export function toastOfFormAction(formAction: string | null, page: Page): ToastMessage | undefined {
  const name = formAction ?? ''
  if (page.form)
    return (
      whenApplied[page.form.code ?? ''] ?? (Object.keys(page.form.problems).length > 0 ? whenRefused[name] : undefined)
    )
  const done = tellsOfCodes.has(page.pageAlias) ? whenDone[name] : undefined
  if (!done || formAction !== 'add-promo-code' || page.pageAlias !== 'basketPage') return done
  return page.basket?.basket.lines.length ? done : [done[0], `${done[1]}_empty_basket`]
}

const areaOf = ({ pageAlias }: Page): AnalyticsArea => {
  if (pageAlias.startsWith('checkout')) return 'checkout'
  return pageAlias.startsWith('account') ? 'loyalty' : 'basket'
}

export function showFormActionToast(formAction: string | null, page: Page, t: (key: string) => string): void {
  const toast = toastOfFormAction(formAction, page)
  if (toast) showToast(areaOf(page), toast, t(toast[1]))
  const label = refusedCodes[page.form?.code ?? '']
  if (label) trackError(areaOf(page), label)
}
