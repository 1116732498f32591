import type { z } from 'zod'
import type { Calls } from '#contracts/calls.ts'
import { problemBody } from '#contracts/problems.ts'
import { marketParams } from '../serve-calls.ts'
import { exampleOf } from './call-examples.ts'
import { type Json, jsonSchemas } from './json-schemas.ts'
import { refusalStatuses, refusals, success } from './openapi-answers.ts'
import type { OpenApiDocument, Schemas, Served } from './openapi-document.ts'
import { parameters, securityOf, securitySchemes, tagTexts } from './openapi-texts.ts'

/**
 * The API description, generated from the contracts. zod exports JSON Schema, and OpenAPI 3.1 accepts it unchanged, so
 * no plugin is needed. Requests are checked by the same schemas.
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

/**
 * `GET /api/catalog/{catalog}/product/{productId}` is `getCatalogProductByProductId`; `/notifyme` and `/api/notifyme` get different ids.
 */
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
