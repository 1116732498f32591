import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import { isOwn } from '#server/orders/index.ts'
import { seal, unseal } from '#server/platform/sealed.ts'
import { changeReturns } from './change-returns.service.ts'
import { refundDelivery } from './delivery-of-exchanges.service.ts'
import { labelDocument } from './label-document.ts'
import { offerReturns } from './offer-returns.service.ts'
import { registerReturns } from './register-returns.service.ts'
import { registerWithdrawn } from './register-withdrawn.service.ts'
import { returnNumberOf } from './return.ts'
import { namedPieces } from './return-on-wire.ts'
import type { ReturnProblem } from './returns.problems.ts'
import type { Returns } from './returns.ts'
import type { ReturnsNeeds } from './returns-needs.ts'
import { shownReturn } from './shown-return.service.ts'

const mostListed = 50
const ticketMs = 60 * 60_000

/** Returns of sent pieces. */
export function openReturns(needs: ReturnsNeeds): Returns {
  const { orders, stored } = needs
  return {
    isOn: (market) => needs.toggle(market, 'parcelServiceReturnsAndTracking'),

    ...ordersToReturn(needs),

    offer: offerReturns(needs),

    register: registerReturns(needs),

    ...registerWithdrawn(needs),

    async find(id, inside) {
      const goodsReturn = await stored.find(id, inside)
      const order = goodsReturn && (await orders.find(goodsReturn.orderId, inside))
      return goodsReturn && order && shownReturn(needs, order, goodsReturn, inside)
    },

    async ofOwner(owner) {
      const found = await stored.ofOwner(owner, mostListed)
      const shown = found.map(async (goodsReturn) =>
        shownReturn(needs, (await orders.find(goodsReturn.orderId))!, goodsReturn),
      )
      return Promise.all(shown)
    },

    label: (market, id) => labelOf(needs, market, id),

    refundDelivery: (inside, orderId, by) => refundDelivery(needs, inside, orderId, by),

    ...changeReturns(needs),
  }
}

/** The orders from which a shopper may return pieces: their own, or an order they identify by number and email address. */
function ordersToReturn(needs: ReturnsNeeds): Pick<Returns, 'orderOf' | 'ticket' | 'orderOfTicket'> {
  const { orders } = needs
  return {
    async orderOf({ orderNumber, email, accountId, address }) {
      if (accountId !== undefined) {
        const order = await orders.findByNumber(orderNumber)
        if (order && isOwn(order, { accountId, email: await needs.emailOf(accountId) })) return accepted(order)
      }
      if (email === undefined)
        return refused({ code: accountId === undefined ? 'return.email-missing' : 'order.look-up-failed' })
      return needs.lookUp({ orderNumber, email, address })
    },

    ticket({ id }) {
      const until = needs.clock().getTime() + ticketMs
      return seal(needs.ticketKeys[0]!, `${id} ${until}`)
    },

    async orderOfTicket(ticket) {
      const [id = '', until] = unseal(needs.ticketKeys, ticket)?.split(' ') ?? []
      return Number(until) > needs.clock().getTime() ? orders.find(id) : undefined
    },
  }
}

async function labelOf(needs: ReturnsNeeds, market: Market, id: string): Promise<Result<Uint8Array, ReturnProblem>> {
  const goodsReturn = await needs.stored.find(id)
  const order = goodsReturn && (await needs.orders.find(goodsReturn.orderId))
  if (!goodsReturn?.label || !order || goodsReturn.state !== 'registered') return refused({ code: 'return.no-label' })
  const t = needs.words(market)
  const document = labelDocument({
    ...{ market, t, shopName: needs.shopName(market), label: goodsReturn.label, sendBy: goodsReturn.sendBy },
    returnNumber: returnNumberOf(order.orderNumber, goodsReturn.sequence),
    goods: goodsReturn.lines.map((pieces) => namedPieces(order, pieces, t)),
  })
  return accepted(await needs.pdf(document))
}
