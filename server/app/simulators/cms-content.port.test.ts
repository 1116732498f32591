import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payloadContent } from '#adapters/content-payload/server.ts'
import { umbracoContent } from '#adapters/content-umbraco/server.ts'
import { openContent, type SourceContent } from '#server/content/index.ts'
import { safeHtml } from '#server/platform/safe-html.ts'
import { contentSources } from '../composing/content-sources.ts'
import { type OpenShopFolder, openShop } from '../composing/open-shop-folder.ts'
import { hostSimulators } from './host.ts'
import { simulated } from './simulated.ts'
import { cmsSimulatorKeys } from './simulator-keys.ts'

const demo = 'shops/demo'
const needs = {
  ...{ ledger: { append: () => {}, entries: () => [] }, url: '', shopUrl: 'http://127.0.0.1:9' },
  shopFolder: demo,
}
const { apiKey } = cmsSimulatorKeys
const host = hostSimulators({
  simulators: new Map(['umbraco', 'payload'].map((name) => [name, simulated[name]!(needs)])),
  about: {},
})
let url = ''
let shop: OpenShopFolder

beforeAll(async () => {
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  // The CMSs contain all markets. These are enough for different languages and both text directions.
  shop = await openShop(demo, ['da-dk', 'de-de', 'fr-fr', 'en-gb', 'en-us', 'tr-tr', 'ar-ae'])
})
afterAll(() => {
  host.closeAllConnections()
  host.close()
})

const sources = () => ({
  umbraco: umbracoContent(
    {
      ...{ url: `${url}/umbraco`, apiKey },
      cultures: shop.markets.open.map(({ id, locale }) => ({ market: id, culture: locale })),
    },
    shop.source,
  ),
  payload: payloadContent({ url: `${url}/payload`, apiKey }, shop.source),
})

function everythingIn(source: SourceContent) {
  const told: string[] = []
  const content = openContent(
    {
      clock: () => new Date(0),
      markets: shop.markets,
      safeHtml,
      category: ({ id: market }, id) => ({ url: `/${market}/c/${id}`, title: `Category ${id}` }),
      report: (line) => told.push(line),
    },
    source,
  )
  const markets = shop.markets.open.map((market) => {
    const { version: _, ...shell } = content.shell(market)
    const pages = Object.values(shell.links).map((path) => content.page(market, path))
    return { market: market.id, shell, pages: new Map(pages.map((page) => [page?.path, page])) }
  })
  return { markets, told }
}

for (const noisy of [false, true])
  test(`reads the demo shop the same from its folder, from Umbraco and from Payload${noisy ? ', whatever noise they make' : ''} [B-CMS-11, B-SIM-01]`, async () => {
    for (const name of ['umbraco', 'payload'])
      await fetch(`${url}/${name}/control`, { method: 'POST', body: JSON.stringify({ noisy }) })
    const plain = everythingIn(shop.content)
    expect(plain.markets[0]!.pages.size).toBeGreaterThan(20)

    for (const [name, source] of Object.entries(sources())) {
      const read = await source.read()
      const { markets, told } = everythingIn(read.ok ? read.value : shop.content)
      for (const [index, { market, shell, pages }] of markets.entries()) {
        const expected = plain.markets[index]!
        for (const [path, page] of expected.pages) expect(pages.get(path), `${name} ${market} ${path}`).toEqual(page)
        expect(shell, `${name} ${market}`).toEqual(expected.shell)
      }
      expect(told.length > 0 && told.every((line) => line.includes('no such widget: hologram'))).toBe(noisy)
    }
  })

test('asks the newer CMS as soon as one market has it switched on, and not where none has [B-CMS-11]', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'content-'))
  const none = { url: undefined, key: undefined }
  const settings = {
    content: {
      ...{ older: 'files', cmsNoticeKeys: undefined, umbraco: none },
      payload: { url: `${url}/payload`, key: apiKey },
    },
    ...{ simulators: [], simulatorsUrl: url, dataDir },
  } as unknown as Parameters<typeof contentSources>[0]
  const asks = async (ids: readonly string[]) => {
    const open = shop.markets.open.map((market) =>
      ids.includes(market.id)
        ? { ...market, choices: { ...market.choices, toggles: { payloadCmsProxy: true } } }
        : market,
    )
    const markets = { ...shop.markets, open }
    const needs = { clock: () => new Date(0), log: { error: () => {} } }
    const read = await contentSources(settings, { markets, source: shop.source }, needs).read()
    return read.ok && read.value.newerDocuments !== undefined
  }

  expect([await asks([]), await asks(['tr-tr']), await asks(['da-dk', 'ar-ae'])]).toEqual([false, true, true])
  await rm(dataDir, { recursive: true })
})
