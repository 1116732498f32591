import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { describeSizeAdvisor } from '#server/size-guides/size-advisor.port-test.ts'
import { sizeAdvisor } from './server.ts'
import { sizeAdvisorSimulator } from './simulator/index.ts'

const kept: object[] = []
const simulator = sizeAdvisorSimulator({
  ledger: { append: (entry) => kept.push(entry), entries: () => [] },
  url: '',
  shopUrl: '',
})
const keys = { GB: 'gb-key', DK: 'dk-key', NL: 'nl-key', DE: 'de-key' }

async function serve(answer: (request: Request) => Promise<Response>) {
  const server: Server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const headers = { authorization: incoming.headers.authorization ?? '' }
    const reply = await answer(
      new Request(`http://localhost${incoming.url}`, { method: 'POST', headers, body: Buffer.concat(chunks) }),
    )
    outgoing.writeHead(reply.status, { connection: 'close' }).end(await reply.text())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => new Promise<void>((closed) => server.close(() => closed()))
  return { url, close, advisor: sizeAdvisor({ url, keys }) }
}

const woman = {
  country: 'GB',
  productId: 'a',
  table: 'women',
  sizes: ['36', '38'],
  heightCm: 170,
  weightKg: 62,
} as const

describeSizeAdvisor(() => serve((request) => simulator.answer(request)))

test.each([
  ['a refusal', 401, { error: { code: 'UNKNOWN_KEY' } }],
  ['a size nobody asked about', 200, { recommendation: '99', reason: 'BEST_FIT' }],
  ['a reason nobody knows', 200, { recommendation: '36', reason: 'BECAUSE' }],
])('takes %s for a fault, never for an answer', async (_, status, body) => {
  const { advisor, close } = await serve(async () => Response.json(body, { status }))

  await expect(advisor.advise({ ...woman, fit: 'regular' })).rejects.toThrow(/^size-advisor\./)
  await close()
})

test('shows the service the key of the shopper’s country [B-TPS-03]', async () => {
  const shown: (string | null)[] = []
  const { advisor, close } = await serve(async ({ headers }) => {
    shown.push(headers.get('authorization'))
    return Response.json({ recommendation: '36', reason: 'BEST_FIT' })
  })

  for (const country of ['GB', 'DK', 'NL', 'DE']) await advisor.advise({ ...woman, country, fit: 'regular' })
  await close()

  expect(shown).toEqual(['Bearer gb-key', 'Bearer dk-key', 'Bearer nl-key', 'Bearer de-key'])
})

test('stores no data about the shopper at the service', () => {
  expect(JSON.stringify(kept)).not.toMatch(/62|170|height|weight/)
})
