import type { OrderAction } from '#contracts/order-work.ts'
import { accepted, type Result } from '#foundation/result.ts'
import type { Database } from '#server/platform/database.ts'
import type { Fulfilment } from '../fulfilment/fulfilment.ts'
import type { OrderProblem } from '../orders.problems.ts'
import { writeAction } from './order-actions.repository.ts'
import { type ResendNeeds, resendMail } from './resend-mail.service.ts'

export interface ActionNeeds extends ResendNeeds {
  readonly fulfilment: Pick<Fulfilment, 'cancel' | 'refund'>
}

/** Executes and records an action of customer service in one transaction. Refused actions are not recorded. */
export async function actOnOrder(
  needs: ActionNeeds,
  inside: Database,
  orderId: string,
  { by, reason, action }: OrderAction,
): Promise<Result<unknown, OrderProblem>> {
  const { kind, ...details } = action
  const done = await act(needs, inside, orderId, { reason, action })
  if (!done.ok) return done
  await writeAction(inside, { orderId, kind, by, reason, details: { ...details, ...done.value } })
  return done
}

async function act(
  needs: ActionNeeds,
  inside: Database,
  orderId: string,
  { reason, action }: Pick<OrderAction, 'reason' | 'action'>,
): Promise<Result<object, OrderProblem>> {
  const ask = { orderId, reason, actor: 'service' }
  switch (action.kind) {
    case 'cancel':
      return needs.fulfilment.cancel({ ...ask, lines: action.lines }, inside)
    case 'refund':
      return needs.fulfilment.refund({ ...ask, lines: action.lines, shipping: action.shipping }, inside)
    case 'mail':
      return resendMail(needs, inside, orderId, action.mailId)
    case 'note':
      return accepted({})
  }
}
