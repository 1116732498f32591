import type { TrackingEvent } from '#contracts/analytics.ts'
import type { Page } from '#contracts/pages.ts'
import type { Posted } from '#web/platform/navigation-parts.ts'
import { itemsOfForm } from './tracked-items.ts'

/** The event of a form that the shop accepted; undefined for a refused one. */
export function eventOfForm(
  { formAction, values }: Pick<Posted, 'formAction' | 'values'>,
  answer: Page,
  shown: Page | undefined,
): TrackingEvent | undefined {
  if (answer.form) return undefined
  const items = itemsOfForm(values, shown)
  const isSome = items.length > 0
  switch (formAction) {
    case 'add-to-basket':
    case 'add-parts':
    case 'add-gift-card':
      return isSome ? { event: 'add_to_basket', items } : undefined
    case 'save-product':
      return isSome ? { event: 'add_to_wishlist', items } : undefined
    case 'remove-product':
      return isSome ? { event: 'remove_from_wishlist', items } : undefined
    case 'mail-list':
      return { event: 'share', method: 'mail' }
    case 'share-list':
      return { event: 'share', method: 'link' }
    case 'join-club':
      return { event: 'sign_up_newsletter' }
    default:
      return undefined
  }
}
