import { accepted, refused } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { Order } from '#server/orders/index.ts'
import { seal, unseal } from '#server/platform/sealed.ts'
import { declareWithdrawals } from './declare-withdrawals.service.ts'
import { offerWithdrawal } from './offer-withdrawal.service.ts'
import { shownWithdrawal } from './shown-withdrawal.service.ts'
import type { Withdrawals } from './withdrawals.ts'
import type { WithdrawalsNeeds } from './withdrawals-needs.ts'

const statementMs = 60 * 60_000

/** Withdrawals from contracts. */
export function openWithdrawals(needs: WithdrawalsNeeds): Withdrawals {
  const { clock, markets, orders, stored, ticketKeys } = needs
  const marketOf = ({ market }: Pick<Order, 'market'>): Market => markets.find(market) ?? markets.open[0]!
  const isOn = ({ country }: Market): boolean => country.eea
  return {
    isOn,

    async begin({ name, ...wanted }) {
      if (name.trim() === '') return refused({ code: 'withdrawal.name-missing' })
      const order = await needs.lookUp(wanted)
      if (!order.ok) return order
      if (!isOn(marketOf(order.value))) return refused({ code: 'withdrawal.not-here' })
      const until = clock().getTime() + statementMs
      return accepted(seal(ticketKeys[0]!, JSON.stringify({ id: order.value.id, name: name.trim(), until })))
    },

    async statementOf(sealed) {
      const text = unseal(ticketKeys, sealed)
      if (text === undefined) return undefined
      const { id, name, until } = JSON.parse(text) as { id: string; name: string; until: number }
      const order = until > clock().getTime() ? await orders.find(id) : undefined
      return order && { order, name }
    },

    offer: async (statement) => offerWithdrawal(needs, statement, marketOf(statement.order)),

    withdraw: declareWithdrawals(needs, marketOf),

    async find(id) {
      const made = await stored.find(id)
      const order = made && (await orders.find(made.orderId))
      return made && order && shownWithdrawal(needs, { order, market: marketOf(order) }, made)
    },
  }
}
