import { limits } from '#server/platform/limits.ts'
import { inDatabase } from '../checks/harness/goods/goods-for-proofs.ts'
import type { RunningShop } from '../checks/harness/shop/start-shop.ts'
import type { Table } from './benches.ts'
import { sendLoad } from './send-load.ts'
import { market, pageTimes, postForm, runInParallel, signInText } from './sign-in-calls.ts'
import { withShop } from './with-shop.ts'

const email = 'member@example.com'
const password = 'blue horses walk'
const guesses = 10_000
const networks = 1_000
const leaked = 100_000
const atOnce = 8
/** Leaked pairs are sent at this rate, no matter how long answers take. */
const leakedPerSecond = 1_000

/**
 * How many of an attacker's passwords are compared at all, what that costs the shop, and whether the owner can still
 * sign in.
 */
export const measure = (): Promise<Table[]> =>
  withShop(async (shop) => {
    const person = { email, password, firstName: 'Ane', lastName: 'Holm', acceptTerms: 'true' }
    const { headers } = await postForm(shop, '/api/auth/signup', person, { 'x-forwarded-for': '192.0.2.1' })
    const device = /device=[^;]+/.exec(headers.get('set-cookie') ?? '')![0]
    return [await guessing(shop, device), await stuffing(shop)]
  })

/** Tries a password. Returns whether it was compared with a stored one. */
async function isTried(shop: RunningShop, name: string, typed: string, network: string): Promise<boolean> {
  const answer = await postForm(
    shop,
    '/api/auth/signin',
    { email: name, password: typed },
    { 'x-forwarded-for': network },
  )
  const { status } = (await answer.json()) as { status: string }
  return status === 'WRONG_CREDENTIALS_ERROR' || status === 'OK'
}

async function triedOf(amount: number, isOneTried: (at: number) => Promise<boolean>): Promise<number> {
  let tried = 0
  await runInParallel(amount, atOnce, async (at) => {
    if (await isOneTried(at)) tried++
  })
  return tried
}

async function guessing(shop: RunningShop, device: string): Promise<Table> {
  const guess = (network: string) => (at: number) => isTried(shop, email, `guess number ${at}`, network)
  const byOne = await triedOf(guesses, guess('198.51.100.1'))
  await inDatabase(shop, 'truncate rate_count')
  const begun = performance.now()
  const byMany = await triedOf(guesses, (at) => guess(`10.1.${(at % networks) >> 8}.${(at % networks) & 255}`)(at))
  const inTurn = Math.ceil((performance.now() - begun) / 1_000 / limits['sign-in-in-turn'].seconds)
  const owner = await postForm(
    shop,
    '/api/auth/signin',
    { email, password },
    {
      'x-forwarded-for': '192.0.2.1',
      cookie: device,
      'sec-fetch-site': 'same-origin',
    },
  )
  const isIn = ((await owner.json()) as { status: string }).status === 'OK'
  return {
    title: `${guesses} guesses of the password of one account`,
    rows: [
      { what: 'tried, from one network', measured: byOne, unit: 'guesses', bar: { atMost: 10 } },
      {
        what: `tried, from ${networks} networks at once, but for one each half minute`,
        measured: byMany - inTurn,
        unit: 'guesses',
        bar: { atMost: 10 },
      },
      {
        what: 'the owner comes in by a known browser meanwhile',
        measured: Number(isIn),
        unit: '',
        bar: { atLeast: 1 },
      },
    ],
  }
}

/**
 * The pairs are sent by a process with the lowest priority, because in production they do not come from the shop's
 * machine.
 */
async function stuffing(shop: RunningShop): Promise<Table> {
  await inDatabase(shop, 'truncate rate_count')
  const listing = `${shop.url}/${market}/women/dresses`
  const idle = await pageTimes(listing, () => false)
  const silent = shop.output().length
  const begun = performance.now()
  let open = true
  let alarmMs = Number.POSITIVE_INFINITY
  const trying = sendLoad(shop, {
    requests: [0, 1].map((which) => signInText(shop, 'leaked-{half}@example.com', `password number ${which}`)),
    ...{ connections: 64, perSecond: leakedPerSecond, seconds: leaked / leakedPerSecond },
    ...{ lookFor: 'WRONG_CREDENTIALS_ERROR', isLast: true },
  }).finally(() => {
    open = false
  })
  const busy = pageTimes(listing, () => {
    if (alarmMs === Number.POSITIVE_INFINITY && shop.output().slice(silent).includes('sign-in.many-wrong'))
      alarmMs = performance.now() - begun
    return open
  })
  const { good, found: tried, emptyAfterMs } = await trying
  const seconds = leaked / leakedPerSecond + emptyAfterMs / 1_000
  return {
    title: `${leaked} leaked pairs, two an account, each from a network of its own`,
    rows: [
      { what: 'stopped before a hash', measured: 100 * (1 - tried / leaked), unit: '%', bar: { atLeast: 99 } },
      { what: 'answered', measured: good / seconds, unit: 'per second', bar: { atLeast: 0.95 * leakedPerSecond } },
      { what: 'alarm after', measured: alarmMs / 1_000, unit: 's', bar: { atMost: 60 } },
      { what: 'listing, idle, p95', measured: idle, unit: 'ms' },
      {
        what: 'listing meanwhile, p95, of the idle figure',
        measured: (await busy) / idle,
        unit: 'times',
        bar: { atMost: 1.2 },
      },
    ],
  }
}
