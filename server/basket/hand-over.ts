import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { HeldBasket } from '#server/sessions/index.ts'
import type { BasketTickets } from './basket-tickets.repository.ts'
import type { StoredBaskets } from './stored-baskets.repository.ts'

/** A mail may be read a few days later; a device in a store is left at once. */
export const ticketSeconds = { mail: 7 * 24 * 3600, device: 15 * 60 } as const

export interface HandOverNeeds {
  readonly database: Pick<Database, 'transaction'>
  readonly kept: Pick<StoredBaskets, 'lock' | 'giveKey'>
  readonly tickets: BasketTickets
}

export interface TakesOver {
  readonly market: Market
  readonly ticket: string
  keep(held: HeldBasket): void
}

/** Whoever has the ticket gets the basket under a new key: whoever had it before, the sender of the link included, has it no more. */
export async function takeOver(
  { database, kept, tickets }: HandOverNeeds,
  { market, ticket, keep }: TakesOver,
): Promise<Result<void, { readonly code: 'basket.ticket-used' }>> {
  const held = await database.transaction(async (inside) => {
    const basketId = await tickets.use(inside, ticket)
    const basket = basketId === undefined ? undefined : await kept.lock(inside, basketId)
    if (!basket || basket.closed || basket.currency !== market.currency) return undefined
    return { basketId: basket.id, key: await kept.giveKey(inside, basket.id) }
  })
  if (!held) return refused({ code: 'basket.ticket-used' })
  keep(held)
  return accepted(undefined)
}
