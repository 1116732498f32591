import { createHash } from 'node:crypto'
import type { Payment } from '#server/payments/index.ts'
import type { Database } from '#server/platform/database.ts'
import { type LimitName, limits } from '#server/platform/limits.ts'
import { callerOf } from '#server/platform/network-of.ts'
import { countRate } from '#server/platform/rate-counts.repository.ts'

/**
 * Counts cards that banks refused, so that nobody can test stolen card numbers here. A basket and a network may have
 * only a few refusals; a card that is refused too often ends the attempts of its basket. Only refusals count, so other
 * shoppers are not affected.
 */
export interface RefusedCards {
  /** For how many seconds this basket and network may not offer a card; 0 if they may now. */
  waitSeconds(inside: Database, asked: PaymentAttempt): Promise<number>
  /** Records that a payment was refused. `card` is the provider's id of the card, if it sends one. */
  record(inside: Database, payment: RefusedPayment, card: string | undefined): Promise<void>
}

export interface PaymentAttempt {
  readonly basketId: string
  /** Network address of the shopper; undefined on a device of the shop, which many shoppers share. */
  readonly address: string | undefined
}

export type RefusedPayment = Pick<Payment, 'id' | 'basketId' | 'context'>

type Alert = (code: string, details: Readonly<Record<string, unknown>>) => void

const byBasket = 'refused-cards-by-basket'
const byNetwork = 'refused-cards-by-network'
const byCard = 'refused-cards-by-card'
const byAll = 'refused-cards-by-all'

export const refusedCards = (alert: Alert): RefusedCards => ({
  waitSeconds: async (inside, { basketId, address }) => {
    const network = address === undefined ? null : callerOf(address)
    const [row] = await inside.prepared<{ basket: number; network: number }>('refused-cards', countsText, [
      ...[basketId, limits[byBasket].seconds, network, limits[byNetwork].seconds],
    ])
    if (!row) return 0
    if (row.basket >= limits[byBasket].most) return limits[byBasket].seconds
    return row.network >= limits[byNetwork].most ? limits[byNetwork].seconds : 0
  },
  record: async (inside, { id: paymentId, basketId, context }, card) => {
    const count = (what: LimitName, who: string, times?: number) => countRate(inside, { what, who, times })
    const { most, seconds } = limits[byAll]
    if ((await count(byAll, 'all')) === most + 1) alert('payment.many-cards-refused', { most, seconds })
    await count(byBasket, basketId)
    const { shopperAddress, storeId } = context
    if (shopperAddress !== undefined && storeId === undefined) await count(byNetwork, callerOf(shopperAddress))
    if (card === undefined || (await count(byCard, hashOf(card))) <= limits[byCard].most) return
    await count(byBasket, basketId, limits[byBasket].most)
    alert('payment.card-refused-often', { paymentId })
  },
})

const hashOf = (card: string): string => createHash('sha256').update(card).digest('base64url')

const countsText = `
  select (select coalesce(sum(count), 0)::int from rate_count
      where what = '${byBasket}' and who = $1 and window_start > now() - make_interval(secs => $2)) as basket,
    (select coalesce(sum(count), 0)::int from rate_count
      where what = '${byNetwork}' and who = $3 and window_start > now() - make_interval(secs => $4)) as network`
