import { expect, onTestFinished, test, vi } from 'vitest'
import { describeAddressFinder } from '#server/address-lookup/address-finder.port-test.ts'
import { openSimulatedFinder } from '#server/address-lookup/simulated-finder.fakes.ts'
import { loqateAddresses } from './server.ts'
import { addresses } from './simulator/addresses.ts'
import { loqateSimulator } from './simulator/index.ts'
import { highlight } from './simulator/rows.ts'

const open = () => openSimulatedFinder(loqateSimulator, loqateAddresses)

describeAddressFinder(open, { country: 'DK', street: 'Strandvejen', number: '10', city: 'Aarhus C' })

test('asks the provider with its key and reads its rows [C-AVL-05, C-EAV-03]', async () => {
  const { url, close } = await open()
  const ask = (path: string) => fetch(`${url}/Capture/Interactive/${path}`).then((answer) => answer.json())

  const { Items } = await ask('Find/v1.10/json3.ws?Key=TEST&Text=strandvejen%2010&Countries=DNK')
  expect(Items).toMatchObject([
    { Type: 'Address', Text: 'Strandvejen 10', Highlight: '0-11,12-14', Description: '8000 Aarhus C' },
  ])
  const retrieved = await ask(`Retrieve/v1.20/json3.ws?Key=TEST&Id=${encodeURIComponent(Items[0].Id)}`)
  expect(retrieved.Items).toMatchObject([
    { BuildingNumber: '10', Street: 'Strandvejen', PostalCode: '8000', CountryIso2: 'DK' },
  ])
  expect(await ask('Find/v1.10/json3.ws?Key=BAD&Text=a')).toMatchObject({ Items: [{ Error: '2' }] })
  expect(await ask('Find/v1.10/json3.ws?Key=TEST&Text=')).toMatchObject({ Items: [{ Error: '1001' }] })
  await close()
})

test('finds and retrieves with the key of the shop, each by a call of its own [C-AVL-05, C-EAV-03, C-AVL-O2]', async () => {
  const asked: URL[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address))
    return Response.json({ Items: [] })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const finder = loqateAddresses({ url: 'https://loqate.test', key: 'K' })

  await finder.find({ text: 'Strandvejen', country: 'DK', language: 'da' })
  await finder.find({ text: 'Strandvejen', country: 'DK', language: 'da', container: 's1', limit: 3 })
  await finder.retrieve({ id: 'DK|1', language: 'da' })

  expect(asked.map(({ pathname }) => pathname)).toEqual(
    ['Find/v1.10', 'Find/v1.10', 'Retrieve/v1.20'].map((call) => `/Capture/Interactive/${call}/json3.ws`),
  )
  expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toMatchObject([
    { Key: 'K', Text: 'Strandvejen', Countries: 'DK', Language: 'da', Limit: '10' },
    { Key: 'K', Text: 'Strandvejen', Container: 's1', Limit: '3' },
    { Key: 'K', Id: 'DK|1' },
  ])
})

test('finds flats of a building, districts in Turkey, and French names in Canada', async () => {
  const { finder, close } = await open()
  const first = async (text: string, country: string, language = 'en') => {
    const [found] = await finder.find({ text, country, language })
    return found && finder.retrieve({ id: found.id, language })
  }

  expect(await first('Weavers Row 10 Flat 2', 'GB')).toMatchObject({ houseNumber: '10 Flat 2', postalCode: 'SW1A 2BB' })
  expect(await first('degirmen caddesi 1', 'TR')).toMatchObject({ district: 'Kadıköy', regionName: 'İstanbul' })
  expect(await first('weavers street 10', 'CA', 'fr')).toMatchObject({ street: 'rue Weavers' })
  await close()
})

test('the simulator has streets of its own for each of the 48 countries', () => {
  expect(addresses.length).toBeGreaterThan(200)
  expect(new Set(addresses.map(({ town }) => town.iso2)).size).toBe(48)
})

test('highlights the typed letters in the text and, after a semicolon, in the description', () => {
  expect(highlight('Birkegade 10', '2100 København Ø', 'birk kob')).toBe('0-4;5-8')
})
