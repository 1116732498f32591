import type { Page } from '#contracts/pages.ts'
import { showToast, type ToastKind } from '#ui/toast/index.ts'

const toastOf: Readonly<Record<string, readonly [kind: ToastKind, key: string]>> = {
  'add-promo-code': ['success', 'basket.promo_code_added'],
  'remove-promo-code': ['info', 'basket.promo_code_removed'],
  'apply-gift-card': ['success', 'gift_card.gift_card_added'],
  'remove-gift-card': ['info', 'basket.gift_card_removed'],
}

/** Says in passing what a form about codes and cards did; the page it leads to shows it for good. */
export function tellOfDeed(deed: string | null, page: Page, t: (key: string) => string): void {
  const known = toastOf[deed ?? '']
  if (!known || page.pageAlias !== 'basketPage') return
  const [kind, key] = known
  const isEmpty = deed === 'add-promo-code' && !page.basket?.basket.lines.length
  showToast(kind, t(isEmpty ? `${key}_empty_basket` : key))
}
