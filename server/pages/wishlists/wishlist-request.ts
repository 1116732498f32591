import {
  storeWishlistCookie,
  type WishlistAnswer,
  type WishlistRequest,
  wishlistProblems,
} from '#server/wishlists/index.ts'
import { refusedFormAction } from '../buying/basket-request.ts'
import type { FormActionAnswer, PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'

/** The lists of the requesting browser or account; the key of a new guest's list is stored in the browser. */
export const wishlistRequestOf = ({ market, visitor, session }: PageRequest): WishlistRequest => ({
  ...{ market, visitor },
  storeInBrowser: storeWishlistCookie(session.cookies),
})

export interface ShownAfter {
  readonly list?: string | undefined
  readonly done?: string
}

/** The address of a list's page, with the result of the last action. */
export function listAddress({ content }: Pick<Parts, 'content'>, { market }: PageRequest, shown: ShownAfter): string {
  const query = new URLSearchParams(
    Object.entries(shown).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  const page = content.linkTo(market, 'wishlistPage')
  return query.size > 0 ? `${page}?${query}` : page
}

/** After a change the list is shown; after a refusal, the problem. */
export function backToList(
  parts: Pick<Parts, 'content'>,
  ask: PageRequest,
  answer: WishlistAnswer<unknown>,
  shown: ShownAfter = {},
): FormActionAnswer {
  if (!answer.ok) return refusedFormAction(ask, answer.problem, wishlistProblems)
  return { goTo: listAddress(parts, ask, shown) }
}
