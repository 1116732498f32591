import type { Clock } from '#foundation/clock.ts'
import type { Accounts, OwnerRefused, SignInRequest } from '#server/accounts/index.ts'
import { queueMail } from '#server/mails/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { leaveSession, type Sessions } from '#server/sessions/index.ts'
import { type Person, personOf } from '../person.repository.ts'
import { type AccountDeletion, accountDeletionsIn } from './account-deletions.repository.ts'
import { deleteStoredAnswers, erase, forgetJobs } from './erase.repository.ts'
import { handoverIds, openBusiness } from './open-orders.repository.ts'

export interface AccountDeletionsNeeds {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send'>
  readonly clock: Clock
  readonly accounts: Pick<Accounts, 'whyNotOwner'>
  readonly sessions: Pick<Sessions, 'endAll'>
  /** For how long an access token of the account stays valid after its session ended. */
  readonly accessTokenSeconds: number
  /** The longest period for returns in any market, in days. */
  readonly returnDays: number
  /** Deletes the packing lists outside the database, by the ids that warehouses know. */
  readonly forgetHandovers: (ids: readonly string[]) => Promise<void>
}

export type DeletionRequestOutcome =
  | { readonly status: 'OK' }
  | OwnerRefused
  | { readonly status: 'GENERAL_ERROR'; readonly code: 'account-deletion.sign-in-again' }

/** Deletes accounts with all data of their owners, except what bookkeeping needs. */
export interface AccountDeletions {
  /** Immediately ends all sessions and ways to sign in; a job deletes the rest. A repeated request changes nothing more. */
  request(request: SignInRequest, typed: { readonly password?: string | undefined }): Promise<DeletionRequestOutcome>
  /** The job. It continues after an interruption, and runs again until nothing is left. */
  work(deletionId: string): Promise<void>
  /** Sends the jobs of deletions that are due. */
  sendDue(): Promise<void>
}

/** The number of orders in one transaction. */
const ordersAtOnce = 100
const dayMs = 86_400_000
/** Added to the period for returns: for the post, and the two weeks to withdraw. */
const moreDays = 15

export function openAccountDeletions(needs: AccountDeletionsNeeds): AccountDeletions {
  const { accounts, clock, database, jobs, sessions } = needs
  const deletions = accountDeletionsIn(database)

  async function begin(accountId: string, market: Market): Promise<boolean> {
    return database.transaction(async (inside) => {
      const deletionId = await deletions.begin(inside, { accountId, market: market.id, now: clock() })
      if (deletionId === undefined) return false
      await sessions.endAll(inside, accountId)
      await jobs.send(inside, 'delete-personal-data', { deletionId })
      return true
    })
  }

  return {
    async request(request, { password }) {
      const accountId = request.visitor.accountId!
      const why = await accounts.whyNotOwner(request, password)
      if (!why) await begin(accountId, request.market)
      // The second of two requests finds no session or no account any more.
      else if (!(await deletions.isAsked(accountId)))
        return isTooOld(why) ? { status: 'GENERAL_ERROR', code: 'account-deletion.sign-in-again' } : why
      leaveSession(request.answer)
      return { status: 'OK' }
    },

    async work(deletionId) {
      let erased = await eraseSome(needs, deletionId)
      while (erased && erased.person.order.length >= ordersAtOnce) erased = await eraseSome(needs, deletionId)
      if (erased) await finish(needs, erased)
    },

    async sendDue() {
      const now = clock()
      for (const { id: deletionId, nextAt } of await deletions.due(now)) {
        // A job that failed for good is sent again a day later.
        const singletonKey = `${deletionId}:${Math.floor(Math.max(now.getTime() - nextAt.getTime(), 0) / dayMs)}:${nextAt.getTime()}`
        await jobs.send(database, 'delete-personal-data', { deletionId }, { singletonKey })
      }
    },
  }
}

const isTooOld = (why: OwnerRefused): boolean => 'code' in why && why.code === 'email-change.sign-in-again'

interface Erased {
  readonly deletion: AccountDeletion
  readonly person: Person
  readonly isOpen: boolean
}

/** Erases as much as fits into one transaction. Undefined if another process has finished the deletion. */
const eraseSome = (
  { clock, database, forgetHandovers, returnDays }: AccountDeletionsNeeds,
  id: string,
): Promise<Erased | undefined> =>
  database.transaction(async (inside) => {
    const deletion = await accountDeletionsIn(database).lock(inside, id)
    if (!deletion) return undefined
    const { accountId, email, emailVerified } = deletion
    const owner = { accountId, email: emailVerified ? email : null, address: email }
    const all = await personOf(inside, owner)
    const asked = { orders: all.order, baskets: all.basket, now: clock(), days: returnDays + moreDays }
    const open = await openBusiness(inside, asked)
    const person = await personOf(inside, owner, { without: open, most: ordersAtOnce })
    await forgetHandovers(await handoverIds(inside, person.order))
    await erase(inside, person)
    await deleteStoredAnswers(inside, person.order)
    await forgetJobs(inside, [accountId, email])
    return { deletion, person, isOpen: open.orders.length + open.baskets.length > 0 }
  })

/** Informs the owner of what is done, and plans the next run if there is more to do. */
async function finish(needs: AccountDeletionsNeeds, { deletion, isOpen }: Erased): Promise<void> {
  const { accessTokenSeconds, clock, database, jobs } = needs
  const deletions = accountDeletionsIn(database)
  const now = clock()
  const later = (ms: number): Date => new Date(now.getTime() + ms)
  const tokensEndMs = deletion.askedAt.getTime() + 2 * accessTokenSeconds * 1000 - now.getTime()
  await database.transaction(async (inside) => {
    const current = await deletions.lock(inside, deletion.id)
    if (!current) return
    const step = { toldAt: current.toldAt, hasWaited: current.hasWaited || isOpen, finishedAt: current.finishedAt }
    if (current.toldAt === null) {
      await mailDeletion(jobs, inside, current, { stage: 'account', isWaiting: isOpen })
      const nextAt = later(isOpen ? dayMs : Math.max(tokensEndMs, 60_000))
      return deletions.saveStep(inside, current.id, { ...step, toldAt: now, nextAt })
    }
    if (isOpen) return deletions.saveStep(inside, current.id, { ...step, nextAt: later(dayMs) })
    if (current.hasWaited && current.finishedAt === null) {
      await mailDeletion(jobs, inside, current, { stage: 'orders', isWaiting: false })
      return deletions.saveStep(inside, current.id, { ...step, finishedAt: now, nextAt: later(dayMs) })
    }
    if (tokensEndMs > 0) return deletions.saveStep(inside, current.id, { ...step, nextAt: later(tokensEndMs) })
    return deletions.done(inside, current.id, now)
  })
}

const mailDeletion = (
  jobs: AccountDeletionsNeeds['jobs'],
  inside: Database,
  { id, email, market }: AccountDeletion,
  { stage, isWaiting }: { readonly stage: 'account' | 'orders'; readonly isWaiting: boolean },
): Promise<void> =>
  queueMail(jobs, inside, {
    ...{ kind: 'account-deleted', eventId: `account-deleted:${id}:${stage}`, market, recipient: email },
    data: { stage, isWaiting },
  })
