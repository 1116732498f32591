import { readdirSync } from 'node:fs'
import type { z } from 'zod'
import type { Call, Calls } from '#contracts/calls.ts'
import { facetIds } from '#contracts/search.ts'

/** A request of a hostile client that stays within all bounds. */
export interface HostileRequest {
  readonly what: string
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Largest address: the system reads 16 KB of a request's head. */
const addressBytes = 12_000
const bodyBytes = 99_000
/** Parts of texts: letters, words, accents that fold, and characters that patterns look for. */
const alphabets = [
  'a',
  'shirt ',
  'ÅÄÖß',
  'ab-',
  '%',
  'a,b,',
  '🎉',
  '\u0301',
  '. ',
  "'",
  '\\',
  '<b>',
  '12.5',
  '{0}',
] as const

/** Every call with the largest input that it accepts, then with smaller input of other kinds. The same seed gives the same calls. */
export async function hostileCalls(seed: number, rounds: number): Promise<HostileRequest[]> {
  const chance = chanceOf(seed)
  const calls = await allCalls()
  return Array.from({ length: rounds }, (_, round) =>
    calls.map(([key, call]) => hostile(key, call, { chance, alphabet: alphabets[round % alphabets.length]! })),
  ).flat()
}

async function allCalls(): Promise<(readonly [string, Call])[]> {
  const files = readdirSync('contracts').filter((name) => /(?<!\.test)\.ts$/.test(name))
  const modules = await Promise.all(files.map((name): Promise<object> => import(`#contracts/${name}`)))
  return modules.flatMap((exported) =>
    Object.entries(exported)
      .filter(([name]) => name.endsWith('Calls'))
      .flatMap(([, calls]) => Object.entries<Call>(calls as Calls)),
  )
}

interface Means {
  readonly chance: () => number
  readonly alphabet: string
}

function hostile(key: string, call: Call, means: Means): HostileRequest {
  const [method, address] = key.split(' ') as [string, string]
  const params = call.params ? (most(call.params as Schema, means, 200) as Record<string, unknown>) : {}
  const path = address.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    ['catalog', 'catalogId', 'market'].includes(name)
      ? 'en-gb'
      : encodeURIComponent(String(params[name] ?? 'x').toWellFormed())
          .slice(0, 250)
          .replace(/%.?$/, ''),
  )
  const query = new URLSearchParams()
  const asked = call.query ? (most(call.query as Schema, means, addressBytes / 3) as Record<string, unknown>) : {}
  for (const [name, value] of Object.entries(asked))
    for (const one of Array.isArray(value) ? value : [value])
      if (String(query).length < addressBytes) query.append(name, String(one))
  const body = call.body ? JSON.stringify(most(call.body as Schema, means, bodyBytes / 4)) : undefined
  return {
    what: `${key} of ${JSON.stringify(means.alphabet)}`,
    ...{ method, path: `${path}?${String(query).slice(0, addressBytes).replace(/%.?$/, '')}` },
    ...(body === undefined ? {} : { body: body.length > bodyBytes ? '{}' : body }),
  }
}

type Schema = z.ZodType & {
  readonly def: {
    readonly type: string
    readonly innerType?: Schema
    readonly in?: Schema
    readonly element?: Schema
    readonly options?: readonly Schema[]
    readonly checks?: readonly { readonly _zod: { readonly def: object } }[]
    readonly entries?: Record<string, string>
  }
  readonly shape?: Readonly<Record<string, Schema>>
  readonly maxLength?: number | null
}

const mostOf = (checks: Schema['def']['checks']): number | undefined =>
  checks
    ?.map(({ _zod }) => (_zod.def as { readonly maximum?: number }).maximum)
    .find((maximum) => maximum !== undefined)

/** The largest value of a schema that fits into about so many characters. */
function most(schema: Schema, means: Means, room: number): unknown {
  const { def } = schema
  const inner = def.innerType ?? def.in ?? def.options?.[0]
  if (inner) return most(inner, means, room)
  switch (def.type) {
    case 'string':
      return textOf(Math.min(schema.maxLength ?? room, room), means)
    case 'array': {
      const length = Math.min(mostOf(def.checks) ?? 100, 500)
      return Array.from({ length }, () => most(def.element!, means, Math.floor(room / length)))
    }
    case 'object': {
      const fields = Object.entries(schema.shape ?? {})
      return Object.fromEntries(
        fields.map(([name, field]) => [name, most(field, means, Math.floor(room / fields.length))]),
      )
    }
    case 'record':
      return Object.fromEntries(
        Array.from({ length: 400 }, (_, number) => [`n${number}`, textOf(Math.min(50, room / 500), means)]),
      )
    case 'number':
      return [1, 1e9, -1, 0.1, 1e308][Math.floor(means.chance() * 5)]
    case 'boolean':
      return means.chance() < 0.5
    case 'enum':
      return Object.values(def.entries ?? {})[0]
    default:
      return 'x'
  }
}

/** All texts are different, so that no cache can answer. */
const textOf = (length: number, { chance, alphabet }: Means): string =>
  (String(Math.floor(chance() * 1e6)) + alphabet.repeat(Math.ceil(length / alphabet.length))).slice(
    0,
    Math.max(1, length),
  )

/** Addresses of pages, cookies and forms that no real visitor sends. */
export function hostilePages(): HostileRequest[] {
  const many = (count: number, make: (number: number) => string, glue: string) =>
    Array.from({ length: count }, (_, number) => make(number)).join(glue)
  const get = (what: string, path: string, headers?: Record<string, string>): HostileRequest => ({
    ...{ what, method: 'GET', path },
    ...(headers ? { headers } : {}),
  })
  const form = (what: string, path: string, body: string): HostileRequest => ({
    ...{ what, method: 'POST', path, body },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return [
    get(
      'a listing with a value of each facet a thousand times',
      `/en-gb/women?${many(90, (n) => `${facetIds[n % 10]}=${many(20, (m) => `v${n}x${m}`, ',')}`, '&')}`,
    ),
    get(
      'a listing with facets in every case',
      `/en-gb/women?${many(1_000, (n) => `${n % 2 ? 'Colour' : 'cOLOUR'}=n${n}`, '&')}`,
    ),
    get('thousands of parameters', `/en-gb/women?${many(3_500, (n) => `a${n % 10}`, '&')}`),
    get('one parameter thousands of times', `/en-gb/women?${many(2_000, () => 'page=1', '&')}`),
    get('a path of slashes', `/en-gb/${'/'.repeat(12_000)}women`),
    get('a path of segments', `/en-gb/${'a/'.repeat(6_000)}`),
    get('an encoded path', `/en-gb/${'%C3%A5'.repeat(2_000)}`),
    get('a search for many words', `/en-gb/search?q=${encodeURIComponent('shirt wool dress linen '.repeat(150))}`),
    get('a search for one long word', `/en-gb/search?q=${'schifffahrt'.repeat(1_000)}`),
    get('a search for marks', `/en-gb/search?q=${encodeURIComponent('\u0301'.repeat(1_500))}`),
    get('cookies of 12 KB', '/en-gb/basket', { cookie: many(1_500, (n) => `c${n}=1`, '; ') }),
    get('one cookie of 12 KB', '/en-gb/basket', { cookie: `basket=${'x'.repeat(12_000)}` }),
    get('a list of encodings', '/en-gb', { 'accept-encoding': many(3_000, (n) => `e${n}`, ',') }),
    get('a list of languages', '/', { 'accept-language': many(2_500, (n) => `x${n};q=0.${n % 10}`, ',') }),
    get('a list of tags', '/en-gb', { 'if-none-match': many(2_500, (n) => `"${n}"`, ',') }),
    get('a list of senders', '/en-gb', { 'x-forwarded-for': many(1_000, (n) => `10.0.0.${n % 250}`, ',') }),
    form('a form of many fields', '/en-gb/basket', `formAction=change&${many(9_000, (n) => `f${n}=1`, '&')}`),
    form(
      'a form of one field many times',
      '/en-gb/basket',
      many(15_000, () => 'formAction=a', '&'),
    ),
    form('a form of one large field', '/en-gb/checkout/customer', `formAction=goOn&email=${'a'.repeat(90_000)}`),
    form(
      'a form of brackets',
      '/en-gb/basket',
      many(9_000, () => 'a[b]=1', '&'),
    ),
    {
      what: 'deep JSON',
      method: 'POST',
      path: '/api/catalog/en-gb/search',
      body: `{"facets":${'['.repeat(45_000)}${']'.repeat(45_000)}}`,
    },
    {
      what: 'thousands of wrong facets',
      method: 'POST',
      path: '/api/catalog/en-gb/search',
      body: JSON.stringify({ facets: Array(40_000).fill(1) }),
    },
    {
      what: 'thousands of wrong tags',
      method: 'POST',
      path: '/api/catalog/en-gb/search',
      body: JSON.stringify({ tags: Array(19_000).fill({}) }),
    },
  ]
}

/** Random numbers from 0 to 1. The same seed gives the same numbers. */
function chanceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
