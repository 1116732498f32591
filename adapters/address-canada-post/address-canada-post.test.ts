import { expect, onTestFinished, test, vi } from 'vitest'
import { describeAddressFinder } from '#server/address-lookup/address-finder.port-test.ts'
import { openSimulatedFinder } from '#server/address-lookup/simulated-finder.fakes.ts'
import { canadaPostAddresses } from './server.ts'
import { canadaPostSimulator } from './simulator/index.ts'

const open = () => openSimulatedFinder(canadaPostSimulator, canadaPostAddresses)

describeAddressFinder(open, { country: 'CA', street: 'Sample St', number: '100', city: 'Ottawa' })

test('the simulator only accepts posted form data, and a search by postal code needs a second request [C-AVL-06, C-EAV-04, C-GEN-O3]', async () => {
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

test('looks a postal code up by two posted forms: one finds, the other retrieves [C-AVL-06, C-EAV-04]', async () => {
  const sent: Request[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push(new Request(address, init))
    return Response.json({ Items: [] })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const finder = canadaPostAddresses({ url: 'https://post.test', key: 'K' })

  await finder.find({ text: 'K1A 0B1', country: 'CA', language: 'en' })
  await finder.retrieve({ id: 'CA|1', language: 'en' })

  expect(sent.map(({ method, url, headers }) => [method, url, headers.get('content-type')])).toEqual(
    ['Find/v2.10', 'Retrieve/v2.11'].map((call) => [
      ...['POST', `https://post.test/AddressComplete/Interactive/${call}/json3.ws`],
      'application/x-www-form-urlencoded',
    ]),
  )
  const [find, retrieve] = await Promise.all(sent.map(async (one) => new URLSearchParams(await one.text())))
  expect([find!.get('Key'), find!.get('SearchTerm'), find!.get('Country')]).toEqual(['K', 'K1A 0B1', 'CAN'])
  expect([retrieve!.get('Key'), retrieve!.get('Id')]).toEqual(['K', 'CA|1'])
})

test('answers in French for a French-speaking market', async () => {
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
