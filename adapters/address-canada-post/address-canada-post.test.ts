import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { describeAddressFinder, type OpenedFinder } from '#server/address-lookup/address-finder.port-test.ts'
import { canadaPostAddresses } from './server.ts'
import { canadaPostSimulator } from './simulator/index.ts'

async function open(): Promise<OpenedFinder & { readonly url: string }> {
  const simulator = canadaPostSimulator({ ledger: { append: () => {}, entries: () => [] }, url: '', shopUrl: '' })
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const headers = { 'content-type': incoming.headers['content-type'] ?? '' }
    const request = new Request(`http://localhost${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers,
      ...(incoming.method === 'GET' ? {} : { body }),
    })
    const answer = await simulator.answer(request)
    outgoing.writeHead(answer.status, { connection: 'close' }).end(await answer.text())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    finder: canadaPostAddresses({ url, key: 'TEST' }),
    stranger: canadaPostAddresses({ url, key: 'BAD' }),
    control: async (faults) => void (await fetch(`${url}/control`, { method: 'POST', body: JSON.stringify(faults) })),
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

describeAddressFinder(open, { country: 'CA', street: 'Sample St', number: '100', city: 'Ottawa' })

test('asks twice by a form that was posted, as the service wants it [C-AVL-06, C-EAV-04]', async () => {
  const { url, close } = await open()
  const find = `${url}/AddressComplete/Interactive/Find/v2.10/json3.ws`
  const fields = 'Key=TEST&SearchTerm=k1a%200b1&LastId=&SearchFor=Everything&Country=CAN&LanguagePreference=en'
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  const found = await fetch(find, { method: 'POST', headers: form, body: fields })
  expect(await found.json()).toMatchObject({ Items: [{ Text: 'K1A 0B1', Next: 'Find' }] })
  expect((await fetch(find, { method: 'POST', body: JSON.stringify({ Key: 'TEST' }) })).status).toBe(415)
  expect((await fetch(`${find}?${fields}`)).status).toBe(404)
  await close()
})

test('answers in French where the market speaks it', async () => {
  const { finder, close } = await open()
  const [street] = await finder.find({ text: 'H2X1Y4', country: 'CA', language: 'fr' })
  const [door] = await finder.find({ text: 'H2X1Y4', country: 'CA', language: 'fr', container: street!.id })

  expect(await finder.retrieve({ id: door!.id, language: 'fr' })).toMatchObject({
    street: 'rue du Moulin',
    regionName: 'Québec',
  })
  expect(await finder.retrieve({ id: door!.id, language: 'en' })).toMatchObject({
    street: 'du Moulin St',
    regionCode: 'QC',
  })
  await close()
})
