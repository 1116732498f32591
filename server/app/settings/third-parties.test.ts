import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addressLookup } from '#server/address-lookup/index.ts'
import { knownMarkets, type Market } from '#server/markets/index.ts'
import { simulated } from '../simulators/simulated.ts'
import { simulatorNames } from '../simulators/simulator-names.ts'
import { readSettings } from './settings.ts'
import { thirdParties } from './third-parties.ts'

test('asks the Canadian service about addresses in Canada, and the other one about all others [C-AVL-O2, C-AVL-06]', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string | URL) => {
    asked.push(new URL(address).pathname.split('/')[1]!)
    throw new TypeError('no network')
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const settings = { adyen: { mode: 'simulator' } as never, simulatorsUrl: 'http://simulators.test' }
  const { addressesOf } = thirdParties({ ...settings, callbackUrl: () => '' })
  const askedFor = async (country: string) => {
    await expect(addressesOf(country).find({ text: 'Main Street', country, language: 'en' })).rejects.toThrow()
    await expect(addressesOf(country).retrieve({ id: '1', language: 'en' })).rejects.toThrow()
    return asked.splice(0)
  }

  expect(await askedFor('CA')).toEqual(['canada-post', 'canada-post'])
  for (const country of ['US', 'DK']) expect(await askedFor(country), country).toEqual(['loqate', 'loqate'])
})

test('answers no address and doubts none while an address service keeps silent [C-AVL-01]', async () => {
  const server = createServer(() => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void [server.close(), server.closeAllConnections()])
  const simulatorsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = { adyen: { mode: 'simulator' } as never, simulatorsUrl, callbackUrl: () => '' }
  const faults: unknown[] = []
  const lookup = addressLookup({
    finderFor: thirdParties(settings).addressesOf,
    clock: () => new Date(0),
    log: (fault) => void faults.push(fault),
  })
  const market = knownMarkets.find(({ id }) => id === 'da-dk') as Market
  const given = { region: '', city: 'Aarhus C', zipCode: '8000', streetName: 'Strandvejen', houseNumber: '10' }

  expect(await lookup.suggest(market, 'Strandvejen 10')).toEqual([])
  expect(await lookup.validate(market, given)).toEqual({
    ...{ cityValidated: true, streetValidated: true, houseNumberValidated: true },
  })
  expect(faults).toHaveLength(2)
})

test('advises on sizes in Great Britain, Denmark, the Netherlands and Germany, and in a live shop where it has a key [B-TPS-03, B-TPS-O1]', () => {
  const countriesOf = (from: Record<string, string>) => {
    const { dataDir: _, ...settings } = readSettings(from)
    return thirdParties({ ...settings, callbackUrl: () => '', staffDomain: 'halden.test' }).sizeAdvisor.countries
  }

  expect(countriesOf({})).toEqual(['GB', 'DK', 'NL', 'DE'])
  const live = { SIZE_ADVISOR_URL: 'https://sizes.example', SIZE_ADVISOR_KEYS: 'DK:danish-key,NL:dutch-key' }
  expect(countriesOf(live)).toEqual(['DK', 'NL'])
})

test('a shop without settings calls third parties only on its own machine, where each has a simulator, and each call with a time limit [B-SYS-06, B-SIM-16]', async () => {
  const asked = new Set<string>()
  const unlimited: string[] = []
  vi.stubGlobal('fetch', async (address: string | URL, request?: RequestInit) => {
    const party = new URL(address).href.replace(/^(https?:\/\/[^/]+\/[^/?]+).*/, '$1')
    asked.add(party)
    if (!request?.signal) unlimited.push(party)
    throw new TypeError('no network')
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { dataDir: _, ...settings } = readSettings({})
  const parties = thirdParties({ ...settings, callbackUrl: () => settings.publicUrl, staffDomain: 'halden.test' })
  const { identityProviders, providers } = parties
  const order = { reference: 'r1', paymentId: 'p1', amount: { minor: 100, currency: 'DKK' }, lines: [] } as never
  const parcel = { carrier: 'GLS', trackingNumber: 'T1' } as never
  const page = { redirectUri: settings.publicUrl, params: { code: 'c1' } }

  await Promise.allSettled([
    ...['CA', 'DK'].map((country) => parties.addressesOf(country).find({ text: 'Main', country, language: 'en' })),
    ...identityProviders.flatMap((one) => [one.start(page), one.finish(page)]),
    ...providers.all.flatMap((one) => [one.methods(order), one.readStatus(order)]),
    parties
      .taxService({ choices: { taxService: 'taxjar' } } as never)
      ?.quote({ from: {}, to: {}, lines: [], deliveryMinor: 0, currency: 'USD' } as never),
    ...[parties.trackingService?.fetchReport(parcel), parties.pickupPoints.near('GLS', { country: 'DK' } as never)],
    parties.returnLabels.make({ reference: 'r1', carrier: 'GLS', country: 'DK' }),
    ...[parties.loyalty?.findContact('ane@example.com'), parties.leads?.lead('1')],
    parties.analytics?.send({ sessionId: 's1' } as never, [{ event: 'view_promotion' } as never]),
    parties.monitor?.serverFault({ kind: 'Error', message: 'x', stack: [] }),
    parties.conversionTests?.variants({ visitorId: 'v1', market: 'da-dk' }),
    ...[parties.reviews?.reviews({ locale: 'da-DK' }), parties.jobBoard?.jobs()],
    parties.returnsPlugin?.form({ id: 'da-dk', locale: 'da-DK' }),
    parties.sizeAdvisor.advise({ country: parties.sizeAdvisor.countries[0]! } as never),
  ])

  const ofContent = ['payload', 'umbraco']
  const named = simulatorNames.filter((name) => !ofContent.includes(name))
  expect(unlimited).toEqual([])
  expect([...asked].sort()).toEqual(named.map((name) => `http://127.0.0.1:3001/${name}`).sort())
  expect(Object.keys(simulated).sort()).toEqual([...simulatorNames].sort())
})
