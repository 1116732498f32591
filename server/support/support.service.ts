import type { Clock } from '#foundation/clock.ts'
import { accepted, refused } from '#foundation/result.ts'
import { queueMail } from '#server/mails/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { networkOf } from '#server/platform/network-of.ts'
import { countedAttempt, type RatedAttempt } from '#server/platform/rate-counts.repository.ts'
import { nameOfAddress } from '#server/platform/secret.ts'
import { readQuestion } from './read-question.ts'
import { storeSupportRequest } from './support.repository.ts'
import type { Support } from './support.ts'

export interface SupportNeeds {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send'>
  readonly clock: Clock
  readonly newId: () => string
  /** The mailbox of customer service. */
  readonly mailbox: string
}

/** Stores a question and queues its mail in one transaction: none is lost, and none is mailed twice. */
export function openSupport({ database, jobs, clock, newId, mailbox }: SupportNeeds): Support {
  return {
    async sendQuestion({ market, address, accountId }, typed) {
      const read = readQuestion(typed)
      if (!read.ok) return read
      const { email, name, subject, message, orderNumber } = read.value
      const network = networkOf(address)
      const attempts: RatedAttempt[] = [
        ...(network === undefined ? [] : [{ what: 'support-by-network', who: network } as const]),
        { what: 'support-by-email', who: nameOfAddress(email) },
      ]
      const done = await countedAttempt(database, attempts, async () => {
        const id = newId()
        await database.transaction(async (inside) => {
          await storeSupportRequest(inside, { ...read.value, id, market: market.id, accountId, madeAt: clock() })
          await queueMail(jobs, inside, {
            ...{ eventId: `support-request:${id}`, kind: 'support-request', market: market.id, recipient: mailbox },
            data: { email, name, subject, message, ...(orderNumber !== undefined && { orderNumber }) },
          })
        })
        return { right: false, value: undefined }
      })
      return done.allowed
        ? accepted(undefined)
        : refused({ code: 'support.too-often', retryAfterSeconds: done.retryAfterSeconds })
    },
  }
}
