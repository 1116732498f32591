import { randomInt } from 'node:crypto'
import type { RunningShop } from '../checks/harness/shop/start-shop.ts'
import type { Table } from './benches.ts'
import { median } from './table.ts'
import { withShop } from './with-shop.ts'

const market = 'en-gb'
const pairs = 300
const password = 'blue horses walk'

/** The difference that an address with an account makes to a caller: in status, length, headers and time. */
export const measure = (): Promise<Table[]> =>
  withShop(async (shop) => {
    const known = Array.from({ length: pairs }, (_, at) => `known-${at}@example.com`)
    for (const email of known) await ask(shop, '/api/auth/signup', { ...person, email, password })
    const calls: Readonly<Record<string, (email: string) => Promise<Told>>> = {
      'wrong password': (email) => ask(shop, '/api/auth/signin', { email, password: 'red horses walk' }),
      'new password by mail': (email) => ask(shop, '/api/auth/user/password/reset/token', { email }),
    }
    const tables: Table[] = []
    for (const [what, call] of Object.entries(calls)) tables.push(await compared(what, known, call))
    return tables
  })

const person = { firstName: 'Ane', lastName: 'Holm', acceptTerms: 'true' }

interface Told {
  readonly ms: number
  /** Everything but the time. */
  readonly form: string
}

/** Asks from a network of its own: limits of networks are not what is measured. */
async function ask({ url }: RunningShop, path: string, values: Readonly<Record<string, string>>): Promise<Told> {
  const begun = performance.now()
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-current-market': market,
      'st-auth-mode': 'header',
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    },
    body: JSON.stringify({ formFields: Object.entries(values).map(([id, value]) => ({ id, value })) }),
  })
  const { length } = await answer.text()
  const ms = performance.now() - begun
  return { ms, form: `${answer.status} ${length} ${[...answer.headers.keys()].join(' ')}` }
}

async function compared(
  what: string,
  known: readonly string[],
  call: (email: string) => Promise<Told>,
): Promise<Table> {
  const told: { readonly known: Told; readonly unknown: Told }[] = []
  for (const [at, email] of known.entries()) {
    // Which of the two comes first must make no difference to the figures.
    const first = at % 2 === 0
    const other = email.replace('known', 'other')
    const one = await call(first ? email : other)
    const two = await call(first ? other : email)
    told.push(first ? { known: one, unknown: two } : { known: two, unknown: one })
  }
  const times = (kind: 'known' | 'unknown') => told.map((pair) => pair[kind].ms)
  const [slow, fast] = [median(times('known')), median(times('unknown'))]
  const middle = (slow + fast) / 2
  const isGuessed = (ms: number, isKnown: boolean) => ms > middle === (slow > fast ? isKnown : !isKnown)
  const right = told.flatMap((pair) => [isGuessed(pair.known.ms, true), isGuessed(pair.unknown.ms, false)])
  return {
    title: `Known against unknown addresses: ${what}, ${pairs} pairs`,
    rows: [
      {
        what: 'pairs that differ in status, length or headers',
        measured: told.filter((pair) => pair.known.form !== pair.unknown.form).length,
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
