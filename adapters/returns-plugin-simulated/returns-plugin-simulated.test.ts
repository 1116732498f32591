import { expect, test } from 'vitest'
import { describeReturnsPlugin } from '#server/returns-plugin/returns-plugin.port-test.ts'
import { serveSimulator } from '../../checks/harness/serve-simulator.ts'
import { returnsPlugin } from './server.ts'
import { returnsPluginSimulator } from './simulator/index.ts'

const open = async () => {
  const served = await serveSimulator(returnsPluginSimulator)
  return { ...served, plugin: returnsPlugin({ url: served.url, key: 'key' }) }
}
describeReturnsPlugin(open)

test('links only to web addresses', async () => {
  const served = await serveSimulator(() => ({
    name: 'odd',
    answer: async () => Response.json({ name: 'X', address: 'javascript:alert(1)' }),
  }))
  const asked = returnsPlugin({ url: served.url, key: 'key' }).form({ id: 'en-gb', locale: 'en-GB' })

  await expect(asked).rejects.toThrow('returns-plugin.answer-unknown')
  await served.close()
})
