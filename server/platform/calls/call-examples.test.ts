import { readFile } from 'node:fs/promises'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'

interface Media {
  readonly schema: object
  readonly example?: unknown
}

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>
}

const document = JSON.parse(await readFile('docs/generated/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
  components: object
}
const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema({ $id: 'document', components: document.components })

const examples = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { requestBody, responses }]) => {
    const key = `${method.toUpperCase()} ${path}`
    const told = [
      { name: `body of ${key}`, media: requestBody?.content['application/json'] },
      { name: `answer of ${key}`, media: responses[200]?.content?.['application/json'] },
    ]
    return told.flatMap(({ name, media }) => (media?.example === undefined ? [] : [[name, media] as const]))
  }),
)

test.each(examples)('the example of the %s is what its schema says', (_, { schema, example }) => {
  const fits = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')))

  fits(example)

  expect(fits.errors ?? []).toEqual([])
})

test('gives an example of what the most used calls take and answer', () => {
  expect(examples.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'body of POST /api/catalog/{catalog}/search',
      'answer of POST /api/catalog/{catalog}/search',
      'answer of GET /api/catalog/{catalog}/product/{productId}',
      'body of POST /api/order/{catalog}/basket/line',
      'answer of POST /api/order/{catalog}/basket/line',
      'body of PUT /api/order/{catalog}/basket/address',
      'body of POST /api/order/{catalog}/basket/create-payment',
      'answer of POST /api/order/{catalog}/basket/create-payment',
      'answer of GET /api/order/{catalog}/order/receipt/{orderId}',
      'answer of GET /api/stores/{catalog}',
    ]),
  )
})
