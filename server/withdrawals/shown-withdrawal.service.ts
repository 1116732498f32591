import type { Withdrawal as WireWithdrawal } from '#contracts/withdrawals.ts'
import type { Market } from '#server/markets/index.ts'
import type { Order } from '#server/orders/index.ts'
import type { Database } from '#server/platform/database.ts'
import { namedPieces } from '#server/returns/index.ts'
import { sentOf } from './withdrawable.ts'
import { type Withdrawal, withdrawalNumberOf } from './withdrawal.ts'
import type { WithdrawalsNeeds } from './withdrawals-needs.ts'

/** A withdrawal in responses, without personal data. */
export async function shownWithdrawal(
  { words, returns }: Pick<WithdrawalsNeeds, 'words' | 'returns'>,
  { order, market }: { readonly order: Order; readonly market: Market },
  made: Withdrawal,
  inside?: Database,
): Promise<WireWithdrawal> {
  const t = words(market)
  const it = made.returnId === null ? undefined : await returns.find(made.returnId, inside)
  const digital = new Set(order.content.lines.filter(({ isDigital }) => isDigital).map(({ id }) => id))
  const returnUrl = returns.isOn(market) ? it?.returnPortalTrackingUrl : market.choices.returns.portalUrl
  return {
    withdrawalId: made.id,
    withdrawalNumber: withdrawalNumberOf(order.orderNumber, made.sequence),
    orderNumber: order.orderNumber,
    submitted: made.madeAt.toISOString(),
    lines: made.lines.map((pieces) => {
      const { lineItemId, name, details, quantity } = namedPieces(order, pieces, t)
      return { lineItemId, name, details, quantity }
    }),
    isCancelled: made.lines.some(({ cancelled }) => cancelled > 0),
    comesBack: sentOf(made.lines).some(({ lineItemId }) => !digital.has(lineItemId)),
    ...(it ? { sendBy: it.sendBy } : {}),
    ...(it && returnUrl ? { returnUrl } : {}),
  }
}
