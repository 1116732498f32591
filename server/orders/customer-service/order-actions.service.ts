import type { OrderAction } from '#contracts/orders.ts'
import { accepted, type Result } from '#foundation/result.ts'
import type { Database } from '#server/platform/database.ts'
import type { Fulfilment } from '../fulfilment/fulfilment.ts'
import type { OrderProblem } from '../orders.problems.ts'
import { writeAction } from './order-actions.repository.ts'

/** Does what customer service asks and writes it down, in one transaction. What is refused is not written down. */
export async function actOnOrder(
  fulfilment: Pick<Fulfilment, 'cancel' | 'refund'>,
  inside: Database,
  orderId: string,
  { by, reason, action }: OrderAction,
): Promise<Result<unknown, OrderProblem>> {
  const { kind, ...details } = action
  const ask = { orderId, reason, actor: 'service' }
  const done =
    action.kind === 'cancel'
      ? await fulfilment.cancel({ ...ask, lines: action.lines }, inside)
      : action.kind === 'refund'
        ? await fulfilment.refund({ ...ask, lines: action.lines, shipping: action.shipping }, inside)
        : accepted({})
  if (!done.ok) return done
  await writeAction(inside, { orderId, kind, by, reason, details: { ...details, ...done.value } })
  return done
}
