import { toWire } from '#contracts/money.ts'
import { money } from '#foundation/money.ts'
import { accepted } from '#foundation/result.ts'
import type { WorkEntry } from '#server/payments/index.ts'
import { answerOnce } from '#server/platform/answer-once.repository.ts'
import type { OrderHandlers, OrdersRoutesNeeds } from '../orders-needs.ts'
import { keyedCall } from './keyed-call.ts'
import { unnamedService } from './order-actions.repository.ts'

/** The work list of the operators. */
export const workListHandlers = (needs: Pick<OrdersRoutesNeeds, 'work' | 'database'>) =>
  ({
    'GET /api/order/order/internal/work-list': async ({ query }) => {
      const entries = await needs.work.list(query)
      return accepted({ entries: entries.map(workOnWire) })
    },
    'POST /api/order/order/internal/work-list/{entryId}/resolve': ({ params: { entryId }, body, headers }) =>
      answerOnce(needs.database, keyedCall(`work-list:${entryId}`, body, headers), async (inside) => {
        const done = await needs.work.resolve(inside, { ...body, entryId, by: body.by ?? unnamedService })
        return done.ok ? accepted(workOnWire(done.value)) : done
      }),
  }) satisfies Partial<OrderHandlers>

const workOnWire = (entry: WorkEntry) => ({
  entryId: entry.id,
  kind: entry.kind,
  ...(entry.orderNumber === null ? {} : { orderNumber: entry.orderNumber }),
  paymentId: entry.paymentId,
  ...(entry.refundId === null ? {} : { refundId: entry.refundId }),
  provider: entry.provider,
  amount: toWire(money(entry.amountMinor, entry.currency)),
  details: entry.details,
  opened: entry.openedAt.toISOString(),
  ...(entry.resolution === null ? {} : { resolution: entry.resolution }),
})
