import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { describeReturnLabels } from '#server/returns/return-labels.port-test.ts'
import { returnLabels } from './server.ts'
import { returnLabelsSimulator } from './simulator/index.ts'

async function serve(answer: (request: Request) => Promise<Response>) {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const reply = await answer(
      new Request(`http://localhost${incoming.url}`, { method: incoming.method ?? 'PUT', body }),
    )
    outgoing.writeHead(reply.status, { connection: 'close' }).end(await reply.text())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => new Promise<void>((closed) => server.close(() => closed()))
  return { labels: returnLabels({ url }), close }
}

const kept: Readonly<Record<string, unknown>>[] = []
const simulator = returnLabelsSimulator({
  ledger: { append: (entry) => void kept.push(entry), entries: () => kept },
  url: '',
  shopUrl: '',
})

describeReturnLabels(() => serve((request) => simulator.answer(request)))

test('books a shipment once even when it is requested several times', () => {
  expect(kept.filter(({ reference }) => reference === '10000012-1')).toHaveLength(1)
})

test.each([
  ['a failure', 503, {}],
  ['an answer without a code', 200, { shipmentNumber: 'R1' }],
  ['no object', 200, null],
])('takes %s for a fault, never for a label', async (_, status, body) => {
  const { labels, close } = await serve(async () => Response.json(body, { status }))

  await expect(labels.make({ reference: '1-1', carrier: 'GLS', country: 'DK' })).rejects.toThrow(/^return-labels\./)
  await close()
})

test('shows no tracking link that is not a safe address', async () => {
  const { labels, close } = await serve(async () =>
    Response.json({ shipmentNumber: 'R1', dropOffCode: 'R1-1', trackingUrl: 'javascript:alert(1)' }),
  )

  expect(await labels.make({ reference: '1-1', carrier: 'GLS', country: 'DK' })).toEqual({
    trackingNumber: 'R1',
    dropOffCode: 'R1-1',
  })
  await close()
})
