import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { HeldBasket } from '#server/sessions/index.ts'
import type { BasketTickets } from './basket-tickets.repository.ts'
import type { StoredBaskets } from './stored-baskets.ts'

/** A mail may be read days later; at a store device the code is used immediately. */
export const ticketSeconds = { mail: 7 * 24 * 3600, device: 15 * 60 } as const

export interface HandOverNeeds {
  readonly database: Pick<Database, 'transaction'>
  readonly basketRepository: Pick<StoredBaskets, 'lock' | 'renewKey' | 'attach'>
  readonly tickets: BasketTickets
}

export interface TakeOverRequest {
  readonly market: Market
  readonly ticket: string
  storeInBrowser(held: HeldBasket): void
}

/** The holder of the ticket gets the basket with a new key. The old key becomes invalid, also for whoever sent the link. */
export async function takeOver(
  { database, basketRepository, tickets }: HandOverNeeds,
  { market, ticket, storeInBrowser }: TakeOverRequest,
): Promise<Result<void, { readonly code: 'basket.ticket-used' }>> {
  const held = await database.transaction(async (inside) => {
    const basketId = await tickets.use(inside, ticket)
    const basket = basketId === undefined ? undefined : await basketRepository.lock(inside, basketId)
    if (!basket || basket.closed || basket.currency !== market.currency) return undefined
    // The holder got the ticket from the owner and need not be signed in.
    if (basket.accountId !== null) await basketRepository.attach(inside, basket.id, null)
    return { basketId: basket.id, key: await basketRepository.renewKey(inside, basket.id) }
  })
  if (!held) return refused({ code: 'basket.ticket-used' })
  storeInBrowser(held)
  return accepted(undefined)
}
