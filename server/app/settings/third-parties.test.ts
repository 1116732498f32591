import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { thirdParties } from './third-parties.ts'

test('asks the Canadian service about addresses in Canada, and the other one about all others [C-AVL-O2, C-AVL-06]', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url!.split('/')[1]!)
    response.writeHead(500).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const simulatorsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { addressesOf } = thirdParties({ adyen: { mode: 'simulator' } as never, simulatorsUrl, callbackUrl: () => '' })

  for (const country of ['CA', 'DK', 'US'])
    await expect(addressesOf(country).find({ text: 'Main Street', country, language: 'en' })).rejects.toThrow()

  expect([...new Set(asked)]).toEqual(['canada-post', 'loqate'])
  expect(asked[0]).toBe('canada-post')
})
