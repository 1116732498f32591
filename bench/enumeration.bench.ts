import { randomInt } from 'node:crypto'
import { inDatabase } from '../checks/harness/goods/goods-for-proofs.ts'
import type { RunningShop } from '../checks/harness/shop/start-shop.ts'
import type { Table } from './benches.ts'
import { manyAtOnce, market, postForm } from './sign-in-calls.ts'
import { median } from './table.ts'
import { withShop } from './with-shop.ts'

const pairs = 1_000
/** So many pairs are asked about before the limits over all callers, which are not what is measured, are emptied. */
const pairsAtOnce = 100
const password = 'blue horses walk'

/** The difference that an address with an account makes to a caller: in status, length, headers and time. */
export const measure = (): Promise<Table[]> =>
  withShop(async (shop) => {
    const known = Array.from({ length: pairs }, (_, at) => `known-${at}@example.com`)
    await manyAtOnce(pairs, 2, async (at) => {
      await ask(shop, '/api/auth/signup', { ...person, email: known[at]!, password })
    })
    const soldOut = await soldOutProduct(shop)
    for (const email of known) await askNotifyMe(shop, email, soldOut)
    const calls: Readonly<Record<string, (email: string) => Promise<Told>>> = {
      'wrong password': (email) => ask(shop, '/api/auth/signin', { email, password: 'red horses walk' }),
      'new password by mail': (email) => ask(shop, '/api/auth/user/password/reset/token', { email }),
      'mail when back in stock': (email) => askNotifyMe(shop, email, soldOut),
    }
    const tables: Table[] = []
    for (const [what, call] of Object.entries(calls)) tables.push(await compared(shop, { what, known, call }))
    return tables
  })

const person = { firstName: 'Ane', lastName: 'Holm', acceptTerms: 'true' }

interface Told {
  readonly ms: number
  /** Everything but the time. */
  readonly form: string
}

/** Asks from a network of its own: limits of networks are not what is measured. */
async function ask(shop: RunningShop, path: string, values: Readonly<Record<string, string>>): Promise<Told> {
  const begun = performance.now()
  return told(begun, await postForm(shop, path, values, { 'x-forwarded-for': someNetwork() }))
}

const someNetwork = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

async function told(begun: number, answer: Response): Promise<Told> {
  const { length } = await answer.text()
  const ms = performance.now() - begun
  return { ms, form: `${answer.status} ${length} ${[...answer.headers.keys()].join(' ')}` }
}

/** Asks for a mail once a size is back; of the known addresses each waits for it already. */
async function askNotifyMe(shop: RunningShop, email: string, productId: string): Promise<Told> {
  const begun = performance.now()
  const headers = {
    ...{ 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': someNetwork() },
  }
  const body = JSON.stringify({ email, productId })
  return told(begun, await fetch(`${shop.url}/api/notifyme/${market}/optin`, { method: 'PUT', headers, body }))
}

interface Compared {
  readonly what: string
  readonly known: readonly string[]
  readonly call: (email: string) => Promise<Told>
}

async function soldOutProduct(shop: RunningShop): Promise<string> {
  const [row] = await inDatabase<{ productId: string }>(
    shop,
    `select v.product_id as "productId" from variant v left join stock s using (sku)
       where v.product_id in (select product_id from variant join price_now using (sku) where list = $1)
       group by v.product_id having coalesce(sum(s.available), 0) = 0 order by v.product_id limit 1`,
    [market],
  )
  return row!.productId
}

async function compared(shop: RunningShop, { what, known, call }: Compared): Promise<Table> {
  const answers: { readonly known: Told; readonly unknown: Told }[] = []
  for (const [at, email] of known.entries()) {
    if (at % pairsAtOnce === 0) await inDatabase(shop, 'truncate rate_count')
    // Which of the two comes first must make no difference to the figures.
    const first = at % 2 === 0
    const other = email.replace('known', 'other')
    const one = await call(first ? email : other)
    const two = await call(first ? other : email)
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
