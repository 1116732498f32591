import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import openapiTS, { astToString } from 'openapi-typescript'
import { expect, test } from 'vitest'

const path = 'docs/generated/openapi.json'
const source = await readFile(path, 'utf8')

/**
 * The specification has both `/order/order/{orderId}` and `/order/{catalog}/basket`. Every router prefers fixed
 * segments.
 */
const rules = { 'no-ambiguous-paths': 'off' } as const

test('is a valid description of an API by the rules most tools go by', async () => {
  const config = await createConfig({ extends: ['recommended'], rules })

  const problems = await lintFromString({ source, absoluteRef: resolve(path), config })

  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
})

test('names every operation once', () => {
  const { paths } = JSON.parse(source) as { paths: Record<string, Record<string, { operationId: string }>> }
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))

  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

/** Code of a client whose only types come from the description. Each wrong line must fail to compile. */
const use = `import createClient from 'openapi-fetch'
import type { components, paths } from './api.ts'

const client = createClient<paths>({ baseUrl: 'https://shop.example' })
const { data, error } = await client.GET('/api/catalog/{catalog}/products-simple', {
  params: { path: { catalog: 'da-dk' }, query: { productIds: ['100231_navy_03'] } },
})
export const name: string | undefined = data?.[0]?.name
export const problem: components['schemas']['Problem'] | undefined = error
export const code: string | undefined = error?.code

const put = await client.POST('/api/order/{catalog}/basket/line', {
  params: { path: { catalog: 'da-dk' } },
  body: { sku: '100231_navy_03_m', quantity: 1 },
})
export const basket = put.data
// @ts-expect-error a call that is not described
await client.GET('/api/nothing')
// @ts-expect-error a market is missing
await client.GET('/api/catalog/{catalog}/products-simple', { params: { path: {} } })
// @ts-expect-error no such field in an answer
export const nothing = data?.[0]?.nothing
`

test('makes a client that compiles and knows what is asked and answered', async () => {
  const folder = await mkdtemp(join('node_modules', '.api-client-'))
  try {
    await writeFile(join(folder, 'api.ts'), astToString(await openapiTS(source)))
    await writeFile(join(folder, 'use.ts'), use)
    const options = [
      '--strict',
      '--noEmit',
      '--target',
      'esnext',
      '--module',
      'nodenext',
      '--allowImportingTsExtensions',
    ]
    const tsc = [
      'node_modules/typescript-7/bin/tsc',
      '--ignoreConfig',
      ...options,
      '--types',
      'node',
      join(folder, 'use.ts'),
    ]

    const told = await promisify(execFile)(process.execPath, tsc).catch((error: { stdout: string }) => error)

    expect(told.stdout).toBe('')
  } finally {
    await rm(folder, { recursive: true })
  }
}, 300_000)
