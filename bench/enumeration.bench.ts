import { randomInt } from 'node:crypto'
import { card } from '../checks/harness/buying/guest-details.ts'
import { inDatabase, soldOutProduct } from '../checks/harness/goods/goods-for-proofs.ts'
import type { RunningShop } from '../checks/harness/shop/start-shop.ts'
import type { Table } from './benches.ts'
import { callsTo, reachPayment } from './buy-as-guest.ts'
import { sellable } from './sellable.ts'
import { market, postForm, runInParallel } from './sign-in-calls.ts'
import { median } from './table.ts'
import { withShop } from './with-shop.ts'

const pairs = 1_000
const password = 'blue horses walk'

/** Measures whether a caller can see that an address has an account: in status, length, headers or time. */
export const measure = (): Promise<Table[]> =>
  withShop(async (shop) => {
    const known = Array.from({ length: pairs }, (_, at) => `known-${at}@example.com`)
    await runInParallel(pairs, 2, async (at) => {
      await ask(shop, '/api/auth/signup', { ...person, email: known[at]!, password })
    })
    const soldOut = await soldOutProduct(shop, market)
    for (const email of known) await askNotifyMe(shop, email, soldOut)
    const calls: Readonly<Record<string, (email: string) => Promise<AnswerStatistics>>> = {
      'wrong password': (email) => ask(shop, '/api/auth/signin', { email, password: 'red horses walk' }),
      'new password by mail': (email) => ask(shop, '/api/auth/user/password/reset/token', { email }),
      'mail when back in stock': (email) => askNotifyMe(shop, email, soldOut),
      'joining the club': (email) =>
        send(shop, 'POST', `account/${market}/customerclub/subscribe`, { email, source: 'footer' }),
    }
    for (const email of known) await calls['joining the club']!(email)
    const tables: Table[] = []
    for (const [what, call] of Object.entries(calls)) tables.push(await compared(shop, { what, known, call }))
    return [...tables, await numbersOfOrders(shop), await toldBySignUp(shop, known)]
  })

/** Compares a real order number with one that does not exist, each with an address that is not the buyer's. */
async function numbersOfOrders(shop: RunningShop): Promise<Table> {
  const orderNumber = await bought(shop)
  const call = (number: string) =>
    send(shop, 'POST', `order/${market}/parcel-tracking`, { orderNumber: number, email: 'somebody@example.com' })
  const known = Array.from({ length: pairs }, () => orderNumber)
  // After this many wrong addresses an order refuses further ones, so the limits are reset before.
  const other = (number: string) => number.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10))
  return compared(shop, { what: 'parcels of an order, by a wrong address', known, call, other, atOnce: 20 })
}

async function bought(shop: RunningShop): Promise<string> {
  const { call } = callsTo(`${shop.url}/api/order/${market}`)
  const checkoutBasketId = await reachPayment({ call, cookie: () => '' }, (await sellable(shop))[0]!)
  const { orderId } = await call<{ orderId: string }>('POST', 'basket/create-payment', {
    ...{ checkoutBasketId, paymentMethod: card },
  })
  const [row] = await inDatabase<{ number: string }>(
    shop,
    'select order_number as number from shop_order where id = $1',
    [orderId],
  )
  return row!.number
}

/** A sign-up has to reveal that an address is taken, so one network may ask only a few times. */
async function toldBySignUp(shop: RunningShop, known: readonly string[]): Promise<Table> {
  await inDatabase(shop, 'truncate rate_count')
  const headers = { 'x-forwarded-for': someNetwork() }
  const answers: string[] = []
  for (const email of known.slice(0, 50)) {
    const answer = await postForm(shop, '/api/auth/signup', { ...person, email, password }, headers)
    answers.push(((await answer.json()) as { status: string }).status)
  }
  const told = answers.filter((status) => status === 'FIELD_ERROR').length
  return {
    title: 'Known addresses by signing up, 50 asked about',
    rows: [{ what: 'told to one network in an hour', measured: told, unit: '', bar: { atMost: 5 } }],
  }
}

const person = { firstName: 'Ane', lastName: 'Holm', acceptTerms: 'true' }

interface AnswerStatistics {
  readonly ms: number
  /** Status, length and headers: everything except the time. */
  readonly form: string
}

/** Each request comes from another network, because limits per network are not measured here. */
async function ask(
  shop: RunningShop,
  path: string,
  values: Readonly<Record<string, string>>,
): Promise<AnswerStatistics> {
  const begun = performance.now()
  return statisticsOf(begun, await postForm(shop, path, values, { 'x-forwarded-for': someNetwork() }))
}

const someNetwork = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

async function statisticsOf(begun: number, answer: Response): Promise<AnswerStatistics> {
  const { length } = await answer.text()
  const ms = performance.now() - begun
  return { ms, form: `${answer.status} ${length} ${[...answer.headers.keys()].join(' ')}` }
}

/** Requests a mail for when a size is back in stock. The known addresses have already requested it. */
async function askNotifyMe(shop: RunningShop, email: string, productId: string): Promise<AnswerStatistics> {
  return send(shop, 'PUT', `notifyme/${market}/optin`, { email, productId })
}

async function send(
  shop: RunningShop,
  method: 'POST' | 'PUT',
  path: string,
  values: object,
): Promise<AnswerStatistics> {
  const begun = performance.now()
  const headers = {
    ...{ 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': someNetwork() },
  }
  return statisticsOf(begun, await fetch(`${shop.url}/api/${path}`, { method, headers, body: JSON.stringify(values) }))
}

interface Compared {
  readonly what: string
  readonly known: readonly string[]
  readonly call: (email: string) => Promise<AnswerStatistics>
  /** Returns an unknown address of the same length as the known one. */
  readonly other?: (known: string) => string
  /** After this many pairs the limits for all callers together are reset, because they are not measured here. */
  readonly atOnce?: number
}

const otherEmail = (email: string): string => email.replace('known', 'other')

async function compared(shop: RunningShop, asked: Compared): Promise<Table> {
  const { what, known, call, other = otherEmail, atOnce = 100 } = asked
  const answers: { readonly known: AnswerStatistics; readonly unknown: AnswerStatistics }[] = []
  for (const [at, email] of known.entries()) {
    if (at % atOnce === 0) await inDatabase(shop, 'truncate rate_count')
    // Alternates which of the two is first, so that the order does not influence the figures.
    const first = at % 2 === 0
    const one = await call(first ? email : other(email))
    const two = await call(first ? other(email) : email)
    answers.push(first ? { known: one, unknown: two } : { known: two, unknown: one })
  }
  const times = (kind: 'known' | 'unknown') => answers.map((pair) => pair[kind].ms)
  const [slow, fast] = [median(times('known')), median(times('unknown'))]
  const middle = (slow + fast) / 2
  const isGuessed = (ms: number, isKnown: boolean) => ms > middle === (slow > fast ? isKnown : !isKnown)
  const right = answers.flatMap((pair) => [isGuessed(pair.known.ms, true), isGuessed(pair.unknown.ms, false)])
  return {
    title: `Known against unknown addresses: ${what}, ${pairs} pairs`,
    rows: [
      {
        what: 'pairs that differ in status, length or headers',
        measured: answers.filter((pair) => pair.known.form !== pair.unknown.form).length,
        unit: '',
        bar: { atMost: 0 },
      },
      { what: 'medians apart', measured: Math.abs(slow - fast), unit: 'ms', bar: { atMost: 5 } },
      {
        what: 'guessed right by time alone',
        measured: (100 * right.filter(Boolean).length) / right.length,
        unit: '%',
        bar: { atMost: 55 },
      },
    ],
  }
}
