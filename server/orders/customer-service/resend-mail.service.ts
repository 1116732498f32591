import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Fulfilments } from '../fulfilment/fulfilments.ts'
import type { OrderProblem } from '../orders.problems.ts'
import { mailsOfDay } from './order-actions.repository.ts'
import { mailOfOrder } from './order-story.repository.ts'

export interface ResendNeeds {
  /** Locks the order, so that simultaneous requests are counted one after the other. */
  readonly fulfilments: Pick<Fulfilments, 'lock'>
  readonly jobs: Pick<Jobs, 'send'>
  readonly clock: () => Date
}

/** At most this many mails of an order are sent again per day, so that nobody's mailbox is flooded. */
const mostADay = 5

/** Sends a stored mail of an order again, to the same address; it leaves when the transaction is committed. */
export async function resendMail(
  { fulfilments, jobs, clock }: ResendNeeds,
  inside: Database,
  orderId: string,
  mailId: number,
): Promise<Result<{ readonly kind: string; readonly recipient: string }, OrderProblem>> {
  await fulfilments.lock(inside, orderId)
  const mail = await mailOfOrder(inside, orderId, mailId)
  if (!mail) return refused({ code: 'order.mail-unknown' })
  if (!mail.isStored) return refused({ code: 'order.mail-not-kept' })
  if ((await mailsOfDay(inside, orderId, clock())) >= mostADay) return refused({ code: 'order.mailed-too-often' })
  await jobs.send(inside, 'resend-mail', { mailId })
  return accepted({ kind: mail.kind, recipient: mail.recipient })
}
