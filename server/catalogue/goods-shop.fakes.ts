import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { ToggleKey } from '#contracts/toggles.ts'
import type { Translate } from '#foundation/words.ts'
import type { Market } from '#server/markets/index.ts'
import type { CallNeeds } from '#server/platform/calls/call-needs.ts'
import { registerCalls } from '#server/platform/calls/call-routes.ts'
import type { Database } from '#server/platform/database.ts'
import type { CallGroup } from '#server/platform/serve-calls.ts'
import { pricesIn } from '#server/pricing/index.ts'
import { stockIn } from '#server/stock/index.ts'
import { openCards } from './cards.service.ts'
import { localized, recordedChanges, sevenMarkets, withoutGoods } from './catalogue.fakes.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { openCatalogue } from './catalogue.service.ts'
import { openDetails } from './details.cache.ts'
import { goodsFinder } from './find-goods.ts'
import { fixtureFiles } from './import/fixtures/index.ts'
import { importGoods } from './import/import-goods.service.ts'
import { openReadModel } from './read-model.cache.ts'

/** The fixture shop on 1 March 2026, imported again and read into memory. */
export async function openGoodsShop(database: Database) {
  const clock = () => new Date('2026-03-01T12:00:00Z')
  const changes = recordedChanges()
  await withoutGoods(database)
  await importGoods({ database, changes, markets: sevenMarkets, clock }, { files: fixtureFiles })
  const readModel = await openReadModel(database, sevenMarkets.open, {
    storesIn: ({ country }) => (country.code === 'DK' ? [{ id: 'copenhagen' }] : []),
  })
  const switchedOn = new Set<string>()
  const toggle = (_: Market, key: ToggleKey): boolean => switchedOn.has(key)
  const needs = { database, readModel, words: (): Translate => localized, toggle, clock }
  const cards = openCards(needs)
  const catalogue = openCatalogue(needs, cards)
  const finder = goodsFinder(readModel, catalogue)
  const details = openDetails(needs, catalogue)
  const rewards = new Map<string, readonly string[]>()
  changes.subjects.length = 0
  return {
    database,
    clock,
    changes,
    readModel,
    cards,
    catalogue,
    finder,
    details,
    /** Products of each reward, by its id. */
    rewards,
    calls: catalogueRoutes({
      ...{ catalogue, finder, details },
      facets: async () => [],
      rewards: (_, { rewardId }) => rewards.get(rewardId) ?? [],
      setRows: async () => [],
    }),
    stock: stockIn(database, changes),
    prices: pricesIn(database, clock),
    markets: sevenMarkets,
    /** Keys of the toggles that are on in every market. */
    switchedOn,
    /** Applies the changes published so far, as a running shop would. */
    catchUp: () => readModel.apply(new Set(changes.subjects.splice(0))),
    /** Adds attributes to a product, as an import would. */
    async addAttributes(productId: string, attributes: object): Promise<void> {
      await sql`update product set attributes = attributes || ${JSON.stringify(attributes)}::jsonb where product_id = ${productId}`.execute(
        database.sql(),
      )
      await readModel.apply(new Set([`product:${productId}`]))
    },
    import: (files: readonly string[]) => importGoods({ database, changes, markets: sevenMarkets, clock }, { files }),
  }
}

/** Serves calls and checks every answer against its contract. */
export async function serveForTests(
  calls: readonly CallGroup[],
  needs: Partial<Pick<CallNeeds, 'visitor' | 'withLiveSession'>> = {},
): Promise<FastifyInstance> {
  const app = Fastify()
  await app.register(cookie)
  registerCalls(
    app,
    {
      markets: sevenMarkets,
      publicUrl: 'http://localhost',
      internalKeys: [],
      strict: true,
      localization: () => ({ t: localized, locale: 'en-GB' }),
      withLiveSession: async (visitor) => visitor,
      provesSession: () => true,
      repeatSignedInCookie: () => {},
      visitor: (_, market) => ({
        market,
        mode: 'web',
        preview: false,
        basketId: undefined,
        accountId: undefined,
        address: '127.0.0.1',
      }),
      ...needs,
    },
    calls,
  )
  return app
}
