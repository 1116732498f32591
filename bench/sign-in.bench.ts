import { inDatabase } from '../checks/harness/goods/goods-for-proofs.ts'
import type { RunningShop } from '../checks/harness/shop/start-shop.ts'
import { passwordHashes } from '../server/accounts/password-hashes.service.ts'
import { medianOfThree, type Table } from './benches.ts'
import { flood } from './flood.ts'
import { residentMb } from './process-cost.ts'
import { sendLoad } from './send-load.ts'
import { market, pageTimes, postForm, signInText } from './sign-in-calls.ts'
import { withShop } from './with-shop.ts'

const email = 'member@example.com'
const password = 'blue horses walk'
const listing = `/${market}/women/dresses`
const sessionsOfAccount = 10_000
const waiting = 200

/**
 * The cost of authenticating a request, of refreshing, of signing everybody out, and of many sign-ins at the same time
 * as other work.
 */
export const measure = (): Promise<Table[]> =>
  withShop(async (shop) => {
    const { accountId, access, refresh } = await signUp(shop)
    return [
      { title: 'A password', rows: [await hashRow()] },
      {
        title: 'Sessions',
        rows: [
          ...(await whoRows(shop, access)),
          await refreshRow(shop, refresh),
          ...(await endRows(shop, accountId, access)),
        ],
      },
      { title: `${waiting} sign-ins at once, beside listings`, rows: await besideListings(shop) },
    ]
  })

async function signUp(shop: RunningShop) {
  const person = { email, password, firstName: 'Ane', lastName: 'Holm', acceptTerms: 'true' }
  const answer = await postForm(shop, '/api/auth/signup', person)
  const { user } = (await answer.json()) as { user: { id: string } }
  return {
    accountId: user.id,
    access: answer.headers.get('st-access-token')!,
    refresh: answer.headers.get('st-refresh-token')!,
  }
}

async function hashRow() {
  const hashes = passwordHashes()
  await hashes.make(password)
  const { ms } = await medianOfThree(async () => {
    const begun = performance.now()
    for (let made = 0; made < 5; made++) await hashes.make(password)
    return { ms: (performance.now() - begun) / 5 }
  })
  return { what: 'one hash', measured: ms, unit: 'ms', bar: { atLeast: 50 } }
}

async function whoRows(shop: RunningShop, access: string) {
  const cpu = async (headers: Record<string, string>): Promise<number> => {
    const ask = () =>
      flood(shop.pid(), {
        ...{ url: shop.url, headers, connections: 4, amount: 3_000 },
        requestAt: () => ({ path: `/api/search-configurations?market=${market}` }),
      })
    await ask()
    return (await medianOfThree(ask)).cpuMsEach
  }
  const guest = await cpu({})
  const member = await cpu({ authorization: `Bearer ${access}` })
  return [
    { what: 'a small call of a guest, CPU', measured: guest, unit: 'ms' },
    { what: 'knowing who asks, over that', measured: Math.max(0, member - guest), unit: 'ms', bar: { atMost: 0.06 } },
  ]
}

async function refreshRow(shop: RunningShop, first: string) {
  const times = 1_000
  let token = first
  const begun = performance.now()
  for (let made = 0; made < times; made++) {
    const answer = await fetch(`${shop.url}/api/auth/session/refresh`, {
      ...{ method: 'POST', headers: { 'st-auth-mode': 'header', authorization: `Bearer ${token}` } },
    })
    if (answer.status !== 200) throw new Error(`A refresh was answered ${answer.status}.`)
    await answer.arrayBuffer()
    token = answer.headers.get('st-refresh-token')!
  }
  const perSecond = (1_000 * times) / (performance.now() - begun)
  return { what: 'refreshes, one after the other', measured: perSecond, unit: 'per second', bar: { atLeast: 500 } }
}

async function endRows(shop: RunningShop, accountId: string, access: string) {
  await inDatabase(
    shop,
    `insert into session (id, account_id, current_hash, email_verified, device, expires_at)
     select gen_random_uuid(), $1::uuid, sha256(n::text::bytea), false, 'Firefox, Linux', now() + interval '1 year'
       from generate_series(1, ${sessionsOfAccount}) n`,
    [accountId],
  )
  const headers = { authorization: `Bearer ${access}`, 'x-current-market': market }
  const other = (await postForm(shop, '/api/auth/signin', { email, password })).headers.get('st-access-token')!
  const begun = performance.now()
  const ended = await fetch(`${shop.url}/api/account/sessions`, { method: 'DELETE', headers })
  const ms = performance.now() - begun
  if (ended.status !== 200) throw new Error(`The sessions were not ended: ${ended.status}.`)
  const history = await fetch(`${shop.url}/api/order/order/history`, { headers: { authorization: `Bearer ${other}` } })
  const [left] = await inDatabase<{ open: number }>(
    shop,
    `select count(*)::int as open from session where account_id = $1 and ended_at is null`,
    [accountId],
  )
  return [
    { what: `${sessionsOfAccount} sessions signed out by one call`, measured: ms, unit: 'ms', bar: { atMost: 2_000 } },
    { what: 'orders told to one of them right after', measured: Number(history.ok), unit: '', bar: { atMost: 0 } },
    { what: 'sessions left beside the own one', measured: (left?.open ?? 0) - 1, unit: '', bar: { atMost: 0 } },
  ]
}

/**
 * One shopper looks at listings while many others sign in. The sign-ins are sent by a process with the lowest priority:
 * in production they do not come from the shop's machine, and with two cores a listing would wait for the sender.
 */
async function besideListings(shop: RunningShop) {
  const idle = await pageTimes(shop.url + listing, () => false)
  const memory = residentMb(shop.pid())
  let areOpen = true
  let most = memory
  const signIns = sendLoad(shop, {
    ...{ requests: [signInText(shop, 'nobody-{n}@example.com', password)], connections: waiting },
    ...{ perSecond: 100 * waiting, seconds: 0.01, lookFor: 'WRONG_CREDENTIALS_ERROR', isLast: true },
  }).finally(() => {
    areOpen = false
  })
  const busy = await pageTimes(shop.url + listing, () => {
    most = Math.max(most, residentMb(shop.pid()))
    return areOpen
  })
  const { found } = await signIns
  return [
    { what: 'passwords compared', measured: found, unit: '', bar: { atLeast: waiting } },
    { what: 'listing, idle, p95', measured: idle, unit: 'ms' },
    { what: 'listing beside them, p95, of the idle figure', measured: busy / idle, unit: 'times', bar: { atMost: 2 } },
    { what: 'memory more than before', measured: most - memory, unit: 'MB', bar: { atMost: 64 } },
  ]
}
