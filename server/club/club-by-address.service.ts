import { isoDay } from '#foundation/date-format.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { networkOf } from '#server/platform/network-of.ts'
import { countedAttempt, type RatedAttempt } from '#server/platform/rate-counts.repository.ts'
import { nameOfAddress } from '#server/platform/secret.ts'
import type { ClubProblem } from './club.problems.ts'
import type { Club, ClubCaller } from './club.ts'
import type { ClubNeeds } from './club-needs.ts'
import { confirms, recordConsent } from './consent.service.ts'
import { readEmail, readSignup } from './read-signup.ts'

/** Requests that need only an email address; their number is limited. */
export function clubByAddress(needs: ClubNeeds): Pick<Club, 'subscribe' | 'verifyEmail' | 'unsubscribeByEmail'> {
  const { clock, database, jobs } = needs
  return {
    async subscribe(asking, signup) {
      const today = isoDay(clock(), asking.market.country.timeZone)
      const read = readSignup(signup, { subBrands: needs.subBrands(asking.market), today })
      if (!read.ok) return read
      return counted(needs, asking, read.value.email, async () => {
        await database.transaction((inside) =>
          recordConsent(needs, inside, { ...read.value, market: asking.market, topic: 'club', text: 'club' }),
        )
        return confirms(needs, asking.market) ? 'pending' : 'active'
      })
    },

    async verifyEmail(asking, { email: typed, source, text }) {
      const email = readEmail(typed)
      if (email === undefined) return refused({ code: 'club.email-invalid' })
      const given = { ...{ email, source, market: asking.market }, topic: 'newsletter', text } as const
      return counted(needs, asking, email, () =>
        database.transaction((inside) => recordConsent(needs, inside, { ...given, alwaysConfirms: true })),
      )
    },

    async unsubscribeByEmail(asking, { email: typed, reason }) {
      const email = readEmail(typed)
      if (email === undefined) return refused({ code: 'club.email-invalid' })
      return counted(needs, asking, email, () =>
        jobs.send(
          database,
          'unsubscribe-contact',
          { email, market: asking.market.id, ...(reason ? { reason } : {}) },
          { isSecret: true },
        ),
      )
    },
  }
}

/** Every request is counted, because each may send an unwanted mail. */
async function counted<Value>(
  { database }: ClubNeeds,
  { address }: ClubCaller,
  email: string,
  work: () => Promise<Value>,
): Promise<Result<Value, ClubProblem>> {
  const network = address === undefined ? undefined : networkOf(address)
  const attempts: RatedAttempt[] = [
    ...(network === undefined ? [] : [{ what: 'club-by-network', who: network } as const]),
    { what: 'club-by-email', who: nameOfAddress(email) },
  ]
  const done = await countedAttempt(database, attempts, async () => ({ right: false, value: await work() }))
  return done.allowed
    ? accepted(done.value)
    : refused({ code: 'club.too-often', retryAfterSeconds: done.retryAfterSeconds })
}
