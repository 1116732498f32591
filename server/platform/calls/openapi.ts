import { z } from 'zod'
import type { Call, Calls } from '#contracts/calls.ts'
import { problemBody } from '#contracts/problems.ts'
import { titleOf } from '../problems.ts'

type Json = Readonly<Record<string, unknown>>

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>
  readonly components: Json
}

/**
 * The API's description, written from the contracts themselves. zod knows JSON Schema and OpenAPI 3.1 takes it as it is, so no plugin
 * stands between: what is documented is what is checked.
 */
export function openApiDocument(tables: readonly Calls[], version: string): OpenApiDocument {
  const paths: Record<string, Record<string, Json>> = {}
  const schemas: Record<string, Json> = {}
  for (const [key, call] of tables.flatMap((table) => Object.entries(table))) {
    const [method, path] = key.split(' ') as [string, string]
    for (const url of [path, ...(call.also ?? [])]) {
      paths[url] = { ...paths[url], [method.toLowerCase()]: operation(call, url, schemas) }
    }
  }
  schemas.Problem ??= schemaOf(problemBody, 'output', schemas)
  return {
    openapi: '3.1.0',
    info: { title: 'Selvedge', version },
    paths: sorted(paths),
    components: {
      schemas: sorted(schemas),
      securitySchemes: { internalKey: { type: 'apiKey', in: 'header', name: 'X-API-KEY' } },
    },
  }
}

function operation(call: Call, url: string, schemas: Record<string, Json>): Json {
  const takesBasket = call.who === 'basket'
  const refusals = [...new Set([...call.problems, ...(takesBasket ? [403] : []), 500])]
  return {
    summary: call.summary,
    'x-who': call.who,
    parameters: [
      ...pathParameters(call, url),
      ...queryParameters(call, schemas),
      ...(takesBasket ? [basketKey] : []),
      ...(call.keyed ? [keyHeader] : []),
    ],
    ...(call.body ? { requestBody: { required: true, content: bodies(schemaOf(call.body, 'input', schemas)) } } : {}),
    responses: {
      200: { description: 'OK', content: { 'application/json': { schema: schemaOf(call.answer, 'output', schemas) } } },
      ...Object.fromEntries(refusals.map((status) => [status, refusal(status)])),
    },
    ...(call.who === 'internal' ? { security: [{ internalKey: [] }] } : {}),
  }
}

const basketKey: Json = {
  name: 'X-Basket-Key',
  in: 'header',
  required: false,
  description:
    'The key of the basket, for clients that keep no cookies; told in the same header of the answer that made it',
  schema: { type: 'string' },
}

const bodies = (schema: Json): Json => ({ 'application/json-patch+json': { schema }, 'application/json': { schema } })

const refusal = (status: number): Json => ({
  description: titleOf(status),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

const keyHeader: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'Chosen by the caller, one for each thing to do. The same call again gets the first answer; kept for 30 days.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

function pathParameters(call: Call, url: string): Json[] {
  const named = call.params?.shape ?? {}
  return [...url.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name! in named ? { type: 'string' } : { type: 'string', description: 'Market id', examples: ['da-dk'] },
  }))
}

function queryParameters(call: Call, schemas: Record<string, Json>): Json[] {
  if (!call.query) return []
  const { properties = {}, required = [] } = schemaOf(call.query, 'input', schemas) as {
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

/** Schemas with an id of their own move to the components, once, and are pointed at. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', schemas: Record<string, Json>): Json {
  const {
    $schema: _version,
    $defs = {},
    ...plain
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Record<string, unknown>
  for (const [name, definition] of Object.entries($defs as Record<string, Json>))
    schemas[name] ??= pointed(withoutId(definition))
  return pointed(withoutId(plain))
}

const withoutId = (schema: Json): Json =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => name !== 'id' || typeof schema.id !== 'string'))

const pointed = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json

const sorted = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
