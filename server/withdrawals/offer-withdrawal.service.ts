import type { WithdrawalOffer } from '#contracts/withdrawals.ts'
import { isoDay } from '#foundation/date-format.ts'
import type { Market } from '#server/markets/index.ts'
import { namedPieces } from '#server/returns/index.ts'
import { withdrawableOf } from './withdrawable.ts'
import { withdrawalNumberOf } from './withdrawal.ts'
import { lastDayToWithdraw } from './withdrawal-period.ts'
import type { Statement } from './withdrawals.ts'
import type { WithdrawalsNeeds } from './withdrawals-needs.ts'

/** What a shopper can withdraw from, and the last day for it. */
export async function offerWithdrawal(
  { clock, fulfilments, stored, words, pageUrl }: WithdrawalsNeeds,
  { order, name }: Statement,
  market: Market,
): Promise<WithdrawalOffer> {
  const t = words(market)
  const [open, { parcels }, earlier] = await Promise.all([
    fulfilments.read(order.id),
    fulfilments.readProgress(order.id),
    stored.ofOrder(order.id),
  ])
  const lines = open?.lines ?? []
  const until = lastDayToWithdraw({ lines, parcels, madeAt: order.madeAt }, market.country)
  const withdrawable = open?.state === 'cancelled' ? [] : withdrawableOf(lines, earlier)
  return {
    orderNumber: order.orderNumber,
    ordered: order.madeAt.toISOString(),
    ...{ name, email: order.email },
    withdrawalNumber: withdrawalNumberOf(order.orderNumber, earlier.length + 1),
    ...(until === undefined ? {} : { until }),
    isOver: until !== undefined && isoDay(clock(), market.country.timeZone) > until,
    lines: order.content.lines.map(({ id: lineItemId, quantity, imageUrl }) => {
      const { name: called, details } = namedPieces(order, { lineItemId, quantity }, t)
      const left = withdrawable.find((it) => it.lineItemId === lineItemId)
      const pieces = left ? left.notSent + left.sent : 0
      return { lineItemId, name: called, details, quantity, imageUrl, withdrawable: pieces }
    }),
    earlier: earlier.map(({ id, sequence }) => ({
      withdrawalNumber: withdrawalNumberOf(order.orderNumber, sequence),
      url: `${pageUrl(market)}?withdrawalid=${id}`,
    })),
  }
}
