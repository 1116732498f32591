import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import type { CatalogueReadModel } from '#server/catalogue/index.ts'
import { testProductSearch } from '#server/search/product-search.port-test.ts'
import { openTestSearch, testGoods } from '#server/search/tried-search.port-test.ts'
import { marketNamed } from '../../server/catalogue/catalogue.fakes.ts'
import { fakeRange, fakeReadModel } from '../../server/catalogue/goods.fakes.ts'
import { openSearchIndex } from './server.ts'
import { openSearchSimulator } from './simulator/index.ts'

const nowhere = { ledger: { append: () => {}, entries: () => [] }, url: '', shopUrl: '' }
const simulator = openSearchSimulator(nowhere)
const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', async () => {
    const body = Buffer.concat(parts)
    const { method = 'GET', url = '/' } = request
    const asked = new Request(`http://simulator${url}`, { method, ...(body.length > 0 ? { body } : {}) })
    const answer = await simulator.answer(asked)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  })
})
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
afterAll(() => void server.close())

/** A real cluster if its address is set, otherwise the simulator. */
const url = process.env.OPENSEARCH_URL ?? `http://127.0.0.1:${(server.address() as AddressInfo).port}`
let copies = 0
const index = () => openSearchIndex({ url, prefix: `tried-${process.pid}-${++copies}`, copy: () => String(Date.now()) })

testProductSearch('a search cluster', async () => openTestSearch(index()))

test('hides gift cards from listings unless the shop lists them, and never suggests them in the United States [B-CAT-12]', async () => {
  const [british, american] = [marketNamed('en-gb'), marketNamed('en-us')]
  const markets = [british, american]
  const [hiding, listing] = [false, true].map((shows) =>
    openTestSearch(index(), { markets, showsGiftCards: () => shows }),
  )
  const found = async (search: typeof hiding, market: typeof british) =>
    (await search!.search(market, { searchTerms: 'gift card' })).results.map(({ id }) => id)
  const suggested = async (search: typeof hiding, market: typeof british) =>
    (await search!.suggest(market, 'gift')).products.some(({ id }) => id === '1004_black_01')

  expect([await found(hiding, british), await found(hiding, american)]).toEqual([[], []])
  expect(await found(listing, british)).toEqual(['1004_black_01'])
  expect(await found(listing, american)).toEqual(['1004_black_01'])
  expect([await suggested(listing, british), await suggested(listing, american)]).toEqual([true, false])
  expect(await suggested(hiding, british)).toBe(false)
})

test('moves to a new copy of the goods without leaving the old one behind', async () => {
  const one = openSearchIndex({ url, prefix: `moved-${process.pid}`, copy: () => String(++copies) })
  const question = {
    ...{ from: 0, size: 5, chosen: [], prices: {}, sorting: 'newest', first: [], facets: ['colour'] },
    ...{
      base: {
        tags: [],
        brands: [],
        prices: [],
        giftCards: false,
        storeOnly: false,
        words: [],
        values: [],
        without: [],
      },
      fresh: { after: 0, until: 1 },
    },
  }
  const product = (id: string) => ({
    ...{ id, style: id, option: '01', tags: [], price: 100, percent: 0, since: 5, sold: 0 },
    ...{ values: { colour: ['red'] }, places: { all: 1 }, stocked: true, giftCard: false, storeOnly: false },
    words: { name: [], category: [], colour: [], tags: [], description: [] },
  })

  await one.replace('en-gb', [product('a'), product('b')])
  await one.replace('en-gb', [product('c')])
  await one.renew('en-gb', [product('d')], ['c', 'never-there'])

  expect(await one.find('en-gb', question)).toEqual({
    ...{ ids: ['d'], total: 1, prices: { lowest: 100, highest: 100 }, counts: { colour: { red: 1 } } },
    fresh: { inBase: 0, count: 0 },
  })
})

test('the error names the request that the cluster refused and the reason', async () => {
  const lost = openSearchIndex({ url, prefix: 'lost' })

  await expect(lost.renew('en-gb', [], [])).rejects.toThrow('OpenSearch answered 404 to POST /lost-en-gb/_refresh')
})

test('a search does not wait for a cluster that hangs, and goods are sent again only five seconds after a failure, also if they change [B-SRCH-11]', async () => {
  const british = marketNamed('en-gb')
  let sent = 0
  const find = async () => assert.fail('not to be searched')
  const listeners: Parameters<CatalogueReadModel['onSwap']>[0][] = []
  const readModel: CatalogueReadModel = {
    ...fakeReadModel((market) => fakeRange(market, testGoods)),
    onSwap: (listener) => void listeners.push(listener),
  }
  const sending = (replace: () => Promise<void>) =>
    openTestSearch(
      {
        replace() {
          sent += 1
          return replace()
        },
        ...{ renew: async () => {}, find },
      },
      { readModel },
    )
  const hanging = sending(() => new Promise(() => {}))
  await expect(hanging.search(british, {})).rejects.toThrow('The goods of en-gb are not sent to the index yet.')
  const gone = sending(() => Promise.reject(new Error('the cluster is gone')))

  const time = vi.spyOn(performance, 'now')
  onTestFinished(() => time.mockRestore())
  const sentAfter = async (seconds: number) => {
    time.mockReturnValue(1000 * seconds)
    for (const listener of listeners) listener('all')
    await expect(gone.search(british, {})).rejects.toThrow('the cluster is gone')
    return sent - 1
  }

  expect([await sentAfter(100), await sentAfter(102), await sentAfter(104.9)]).toEqual([1, 1, 1])
  expect([await sentAfter(105), await sentAfter(106)]).toEqual([2, 2])
})
