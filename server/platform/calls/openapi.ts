import { z } from 'zod'
import type { Call, Calls, Who } from '#contracts/calls.ts'
import { problemBody } from '#contracts/problems.ts'
import { titleOf } from '../problems.ts'
import { marketParams } from '../serve-calls.ts'
import { exampleOf } from './call-examples.ts'
import { type Json, jsonSchemas } from './json-schemas.ts'

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: Json & { readonly title: string; readonly version: string }
  readonly servers: readonly Json[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>
  readonly components: Json
}

/**
 * The API's description, written from the contracts themselves. zod knows JSON Schema and OpenAPI 3.1 takes it as it is, so no plugin
 * stands between: what is documented is what is checked.
 */
export function openApiDocument(tables: readonly Calls[], version: string): OpenApiDocument {
  const schemas = jsonSchemas()
  const paths: Record<string, Record<string, Json>> = {}
  for (const [key, call] of tables.flatMap((table) => Object.entries(table))) {
    const [method, path] = key.split(' ') as [string, string]
    for (const url of [path, ...(call.also ?? [])]) {
      paths[url] = { ...paths[url], [method.toLowerCase()]: operation({ call, key, method, url }, schemas) }
    }
  }
  schemas.of(problemBody, 'output')
  const tags = [...new Set(Object.keys(paths).map(tagOf))].sort()
  return schemas.finish({
    openapi: '3.1.0',
    info: {
      title: 'Selvedge',
      version,
      summary: 'The commerce and content API of a multi-market fashion shop.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The shop that serves this description' }],
    tags: tags.map((name) => ({ name, description: tagTexts[name] ?? `Calls under ${name}` })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: { parameters, responses: refusals(paths), securitySchemes },
  })
}

const marketNames: ReadonlySet<string> = new Set(marketParams)

const tagTexts: Readonly<Record<string, string>> = {
  'address-validation': 'Addresses while they are typed',
  badges: 'Badges of products',
  catalog: 'Products and search',
  f: 'What editors and settings say, by market in the path',
  geolocation: 'In which market a visitor seems to be',
  inventory: 'What can be shipped',
  notifyme: 'Word by mail when a product is back',
  order: 'Baskets, checkout, payments and orders',
  productgoinglive: 'Word by mail when a product is launched',
  recommendation: 'Recommended products',
  'retail-stock': 'What stores have',
  'size-advisor': 'Which size fits',
  stores: 'Stores and collecting in them',
  visitor: 'The visitor and their device',
}

/** If neither path nor query names a market, the header is used, then the cookie of the last market. */
const parameters: Json = {
  CurrentMarket: {
    name: 'X-Current-Market',
    in: 'header',
    required: false,
    description: 'Market id, where neither the path nor the query names one; without it the cookie "market" counts.',
    schema: { type: 'string', maxLength: 40 },
    example: 'da-dk',
  },
  BasketKey: {
    name: 'X-Basket-Key',
    in: 'header',
    required: false,
    description:
      'The key of the basket, for clients that keep no cookies; told in the same header of the answer that made it.',
    schema: { type: 'string', maxLength: 200 },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description:
      'Chosen by the caller, one for each thing to do. The same call again gets the first answer; kept for 30 days.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
  MarketInQuery: {
    name: 'market',
    in: 'query',
    required: false,
    description: 'Market id, where the path names none.',
    schema: { type: 'string', maxLength: 40 },
    example: 'da-dk',
  },
}

const securitySchemes: Json = {
  internalKey: { type: 'apiKey', in: 'header', name: 'X-API-KEY', description: 'The key of a service.' },
  basketCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'basket',
    description: 'The key of the basket, set when a line is added; on https its name is "__Host-basket".',
  },
  basketKey: { type: 'apiKey', in: 'header', name: 'X-Basket-Key', description: 'The key of the basket itself.' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sAccessToken',
    description: 'A signed-in customer; on https its name is "__Host-sAccessToken".',
  },
  bearer: { type: 'http', scheme: 'bearer', description: 'The access token of a client that keeps it itself.' },
  storeDevice: { type: 'apiKey', in: 'header', name: 'X-ISO-Context', description: 'A device in a store.' },
}

/** Each way in suffices; none means that nobody has to prove anything, or that a provider signs what it sends. */
const securityOf: Readonly<Record<Who, readonly Json[]>> = {
  anyone: [],
  list: [],
  provider: [],
  basket: [{ basketCookie: [] }, { basketKey: [] }, { internalKey: [] }],
  account: [{ session: [] }, { bearer: [] }],
  store: [{ storeDevice: [] }, { internalKey: [] }],
  internal: [{ internalKey: [] }],
}

interface Served {
  readonly call: Call
  readonly key: string
  readonly method: string
  readonly url: string
}

type Schemas = ReturnType<typeof jsonSchemas>

function operation(served: Served, schemas: Schemas): Json {
  const { call, method, url } = served
  const inPath = pathParameters(served, schemas)
  const inQuery = call.query ? queryParameters(call.query, schemas) : []
  const namesMarket = [...inPath, ...inQuery].some(({ name }) => name === 'market' || marketNames.has(String(name)))
  const general = [
    ...(namesMarket ? [] : ['MarketInQuery', 'CurrentMarket']),
    ...(call.who === 'basket' ? ['BasketKey'] : []),
    ...(call.keyed ? ['IdempotencyKey'] : []),
  ]
  return {
    operationId: operationIdOf(method, url),
    summary: call.summary,
    tags: [tagOf(url)],
    'x-who': call.who,
    parameters: [...inPath, ...inQuery, ...general.map((name) => ({ $ref: `#/components/parameters/${name}` }))],
    ...(call.body ? { requestBody: { required: true, content: bodies(served, schemas.of(call.body, 'input')) } } : {}),
    responses: {
      ...success(served, schemas),
      ...Object.fromEntries(
        refusalStatuses(served).map((status) => [status, { $ref: `#/components/responses/Status${status}` }]),
      ),
    },
    security: securityOf[call.who],
  }
}

/** `GET /api/catalog/{catalog}/product/{productId}` is `getCatalogProductByProductId`; `/notifyme` and `/api/notifyme` are told apart. */
function operationIdOf(method: string, url: string): string {
  const parts = url.split('/').filter(Boolean)
  const said = parts[0] === 'api' ? parts.slice(1) : ['at-root', ...parts]
  const words = said.flatMap((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name === undefined) return part.split(/[^A-Za-z0-9]+/)
    return marketNames.has(name) && said[0] !== 'f' ? [] : ['by', name]
  })
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  return method.toLowerCase() + words.filter(Boolean).map(capital).join('')
}

const tagOf = (url: string): string => url.split('/').filter((part) => part !== '' && part !== 'api')[0] ?? 'other'

function bodies({ call: { form }, key }: Served, schema: Json): Json {
  const { body } = exampleOf(key)
  const types = [
    'application/json-patch+json',
    'application/json',
    ...(form ? ['application/x-www-form-urlencoded'] : []),
  ]
  return Object.fromEntries(types.map((type) => [type, { schema, ...(body === undefined ? {} : { example: body }) }]))
}

/** Only whoever something belongs to may ask for it. */
const ownedBy: ReadonlySet<Who> = new Set(['basket', 'account', 'store', 'list'])

/** The successful answer of a call. */
function success({ call: { answer, problems, file }, key }: Served, schemas: Schemas): Json {
  const { answer: example } = exampleOf(key)
  const is = (status: number) => problems.includes(status)
  return {
    ...(answer instanceof z.ZodUndefined
      ? {}
      : {
          200: {
            description: 'OK',
            content: file
              ? { [file]: { schema: { type: 'string', contentMediaType: file } } }
              : {
                  'application/json': {
                    schema: schemas.of(answer, 'output'),
                    ...(example === undefined ? {} : { example }),
                  },
                },
          },
        }),
    ...(is(204) || answer instanceof z.ZodUndefined ? { 204: { description: titleOf(204) } } : {}),
    ...Object.fromEntries(redirects.filter(is).map((status) => [status, elsewhere])),
  }
}

const redirects = [302, 303, 307]
const elsewhere: Json = {
  description: 'The browser goes on to a page of the shop.',
  headers: { Location: { description: 'The page', schema: { type: 'string' } } },
}

/** Statuses of refusals: those of the call's own, and those that any call of its form may meet before it is asked. */
function refusalStatuses({ call, method, url }: Served): number[] {
  const takes = call.params !== undefined || call.query !== undefined || call.body !== undefined || url.includes('{')
  const acts = method !== 'GET' || call.changes === true
  const general = [
    ...(takes || call.who !== 'provider' ? [400] : []),
    401,
    ...((acts && call.who !== 'internal' && call.who !== 'provider') || ownedBy.has(call.who) ? [403] : []),
    // Bodies are read before anybody is asked, so they are refused the same everywhere.
    ...(method === 'GET' ? [] : [400, 413, 415]),
    ...[429, 500, 503],
  ]
  return [...new Set([...call.problems, ...general])]
    .filter((status) => status !== 204 && !redirects.includes(status))
    .sort((a, b) => a - b)
}

/** Every refusal that a call may give, once. */
function refusals(paths: OpenApiDocument['paths']): Json {
  const used = [...JSON.stringify(paths).matchAll(/#\/components\/responses\/Status(\d+)/g)].map(([, status]) =>
    Number(status),
  )
  const statuses = [...new Set(used)].sort((a, b) => a - b)
  return Object.fromEntries(statuses.map((status) => [`Status${status}`, refusal(status)]))
}

const refusal = (status: number): Json => ({
  description: titleOf(status),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Problem' },
      example: {
        ...{ status, title: titleOf(status), message: 'A sentence in the language of the market.', errors: {} },
        ...{ code: 'call.invalid', traceId: 'req-1' },
      },
    },
  },
  ...([429, 503].includes(status)
    ? { headers: { 'Retry-After': { description: 'Seconds to wait, where it is known.', schema: { type: 'string' } } } }
    : {}),
})

function pathParameters({ call, url }: Served, schemas: Schemas): Json[] {
  const { properties } = (call.params ? schemas.of(call.params, 'input') : { properties: {} }) as {
    properties: Readonly<Record<string, Json>>
  }
  return [...url.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? { type: 'string', maxLength: 40 },
    ...(marketNames.has(name) ? { description: 'Market id', example: 'da-dk' } : {}),
  }))
}

function queryParameters(query: z.ZodObject, schemas: Schemas): Json[] {
  const { properties = {}, required = [] } = schemas.of(query, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(schema.type === 'array' ? { style: 'form', explode: true } : {}),
  }))
}
