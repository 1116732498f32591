import { z } from 'zod'
import type { CallerKind } from '#contracts/calls.ts'
import { titleOf } from '../problems.ts'
import { exampleOf } from './call-examples.ts'
import type { Json } from './json-schemas.ts'
import type { OpenApiDocument, Schemas, Served } from './openapi-document.ts'

/** Calls that only the owner may make. */
const ownedBy: ReadonlySet<CallerKind> = new Set(['basket', 'account', 'store', 'list'])

/** The successful answer of a call. */
export function success({ call: { answer, problems, file }, key }: Served, schemas: Schemas): Json {
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

/** The statuses of refusals: those the call declares, and those any call of this kind may give before its handler runs. */
export function refusalStatuses({ call, method, url }: Served): number[] {
  const takes = call.params !== undefined || call.query !== undefined || call.body !== undefined || url.includes('{')
  const acts = method !== 'GET' || call.changes === true
  const general = [
    ...(takes || call.who !== 'provider' ? [400] : []),
    401,
    ...((acts && call.who !== 'internal' && call.who !== 'provider') || ownedBy.has(call.who) ? [403] : []),
    // Bodies are read before the caller is checked, so these refusals are the same for every caller.
    ...(method === 'GET' ? [] : [400, 413, 415]),
    ...[429, 500, 503],
  ]
  return [...new Set([...call.problems, ...general])]
    .filter((status) => status !== 204 && !redirects.includes(status))
    .sort((a, b) => a - b)
}

/** Each refusal that the calls use, once. */
export function refusals(paths: OpenApiDocument['paths']): Json {
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
