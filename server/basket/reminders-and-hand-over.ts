import { accepted } from '#foundation/result.ts'
import { answerBasket } from './answer-basket.ts'
import { openWithGoods } from './basket-with-goods.ts'
import type { Baskets, BasketsNeeds } from './baskets.ts'
import { goodsOnly } from './goods-only.ts'
import { takeOver, ticketSeconds } from './hand-over.ts'
import { findOpen } from './read-baskets.ts'

type HandsOver = Pick<Baskets, 'abandoned' | 'reminder' | 'handOver' | 'handedOver' | 'takeOver'>

/** Brings a basket to another browser: by the link in a reminder, or by a QR code. */
export function basketHandOver(needs: BasketsNeeds): HandsOver {
  const { basketRepository, clock } = needs
  const { earned, respond } = answerBasket(needs)
  return {
    abandoned: async ({ id, choices }) => {
      if (choices.remindAfterHours === undefined) return []
      const before = new Date(clock().getTime() - choices.remindAfterHours * 3_600_000)
      return needs.database.transaction((inside) => basketRepository.takeAbandoned(inside, id, before))
    },
    reminder: async (market, basketId) => {
      const found = await openWithGoods(needs, { market, basketId })
      const email = found?.basket.email
      if (!found || !email) return undefined
      const ticket = await needs.tickets.make(found.stored.id, ticketSeconds.mail)
      return { email, response: respond(market, earned(market, found)), ticket }
    },
    handOver: async (ask) => {
      const found = await findOpen(needs, ask)
      if (!found.ok) return found
      const expiresAt = new Date(clock().getTime() + ticketSeconds.device * 1000)
      return accepted({ ticket: await needs.tickets.make(found.value.id, ticketSeconds.device), expiresAt })
    },
    handedOver: async (market, ticket) => {
      const basketId = await needs.tickets.basketOf(ticket)
      const found = basketId === undefined ? undefined : await openWithGoods(needs, { market, basketId })
      return found && goodsOnly(respond(market, earned(market, found)))
    },
    takeOver: (asked) => takeOver(needs, asked),
  }
}
