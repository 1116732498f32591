import { expect, test } from 'vitest'
import { describeConversionTests } from '#server/conversion-tests/conversion-tests.port-test.ts'
import { serveSimulator } from '../../checks/harness/serve-simulator.ts'
import { conversionTests } from './server.ts'
import { conversionTestsSimulator } from './simulator/index.ts'

const open = async () => {
  const served = await serveSimulator(conversionTestsSimulator)
  return { ...served, tests: conversionTests({ url: served.url, key: 'key' }) }
}
describeConversionTests(open)

const answering = async (body: unknown) => {
  const served = await serveSimulator(() => ({ name: 'odd', answer: async () => Response.json(body) }))
  const variants = conversionTests({ url: served.url, key: 'key' }).variants({ visitorId: 'a', market: 'en-gb' })
  return variants.finally(served.close)
}

test('leaves out names with unsafe characters, and rejects an answer of an unknown form', async () => {
  const odd = [
    { test: 'buy-button', variant: '"><script>' },
    { test: 'a b', variant: 'bold' },
    { test: 'tile', variant: 'bold' },
  ]

  expect(await answering({ assignments: odd })).toEqual({ tile: 'bold' })
  await expect(answering({ unexpected: true })).rejects.toThrow('conversion-tests.answer-unknown')
})
