import { accepted, refused } from '#foundation/result.ts'
import { isOwn } from '#server/orders/index.ts'
import { seal, unseal } from '#server/platform/sealed.ts'
import { changeReturns } from './change-returns.service.ts'
import { labelDocument } from './label-document.ts'
import { registerReturns } from './register-returns.service.ts'
import { returnNumberOf } from './return.ts'
import { namedPieces } from './return-on-wire.ts'
import { returnableOf } from './returnable.ts'
import type { Returns } from './returns.ts'
import type { ReturnsNeeds } from './returns-needs.ts'
import { marketOf, shownReturn } from './shown-return.service.ts'

const mostListed = 50
const ticketMs = 60 * 60_000

/** Returns of sent pieces. */
export function openReturns(needs: ReturnsNeeds): Returns {
  const { fulfilments, orders, stored } = needs
  return {
    isOn: (market) => needs.toggle(market, 'parcelServiceReturnsAndTracking'),

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

    async offer(order) {
      const market = marketOf(needs, order)
      const t = needs.words(market)
      const [open, became, returns] = await Promise.all([
        fulfilments.read(order.id),
        fulfilments.becoming(order.id),
        stored.ofOrder(order.id),
      ])
      const rules = market.choices.returns
      const today = { now: needs.clock(), timeZone: market.country.timeZone, rules }
      const lines = returnableOf(open?.lines ?? [], became.parcels, returns, today)
      return {
        orderNumber: order.orderNumber,
        returnNumber: returnNumberOf(order.orderNumber, returns.length + 1),
        lines: lines.map(({ lineItemId, ...returnable }) => {
          const line = order.content.lines.find(({ id }) => id === lineItemId)
          const pieces = namedPieces(order, { lineItemId, quantity: line?.quantity ?? 0 }, t)
          return { ...pieces, ...(line ? { imageUrl: line.imageUrl } : {}), ...returnable }
        }),
        ways: [...rules.ways],
        returns: await Promise.all(returns.map((one) => shownReturn(needs, order, one))),
        ...(rules.portalUrl === undefined ? {} : { returnPortalUrl: rules.portalUrl }),
      }
    },

    register: registerReturns(needs),

    async find(id) {
      const it = await stored.find(id)
      const order = it && (await orders.find(it.orderId))
      return it && order && shownReturn(needs, order, it)
    },

    async ofOwner(owner) {
      const found = await stored.ofOwner(owner, mostListed)
      const shown = found.map(async (it) => shownReturn(needs, (await orders.find(it.orderId))!, it))
      return Promise.all(shown)
    },

    async label(market, id) {
      const it = await stored.find(id)
      const order = it && (await orders.find(it.orderId))
      if (!it?.label || !order || it.state !== 'registered') return refused({ code: 'return.no-label' })
      const t = needs.words(market)
      const document = labelDocument({
        ...{ market, t, shopName: needs.shopName(market), label: it.label, sendBy: it.sendBy },
        returnNumber: returnNumberOf(order.orderNumber, it.sequence),
        goods: it.lines.map((pieces) => namedPieces(order, pieces, t)),
      })
      return accepted(await needs.pdf(document))
    },

    ...changeReturns(needs),
  }
}
