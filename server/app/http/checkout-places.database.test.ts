import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { fairQueue } from '#server/platform/http/fair-queue.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { checkoutPlacesIn } from './checkout-places.repository.ts'

const database = await testDatabase()
const now = Date.now()
const at = (seconds: number) => new Date(now + seconds * 1000)
const process = (places: number, perNetwork = places) =>
  fairQueue({ places, perNetwork, secrets: ['a secret of the shop'], shared: checkoutPlacesIn(database) })

/** Ids of baskets that are not empty. */
async function baskets(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId())
  await sql`insert into basket (id, market, currency, version, lines, addresses, shipments, extras, expires_at)
    select id, 'da-dk', 'DKK', 1, '[{"id":"1"}]', '{}', '{}', '{}', now() + interval '1 day'
    from unnest(${ids}::uuid[]) as id`.execute(database.sql())
  return ids
}
const start = async () => {
  await sql`delete from checkout_place`.execute(database.sql())
}

test('two processes of one database share the places, and never give more, however many shoppers come at once', async () => {
  await start()
  const [one, two] = [process(40), process(40)]
  const holders = await baskets(200)
  const ask = (holder: string, each: number, seconds: number) =>
    (each % 2 === 0 ? one : two).requestPlace({ holder, ticket: undefined }, at(seconds))
  for (const [each, holder] of holders.slice(0, 20).entries()) await ask(holder, each, 0)
  for (const queue of [one, two]) await queue.isFilling(at(3))
  for (const queue of [one, two]) expect(await queue.isFilling(at(6))).toBe(true)

  const asked = await Promise.all(holders.slice(20).map((holder, each) => ask(holder, each, 6)))
  const late = await process(40).requestPlace({ holder: (await baskets(1))[0]!, ticket: undefined }, at(7))

  expect(asked.filter(({ admitted }) => admitted)).toHaveLength(20)
  expect(late.admitted).toBe(false)
})

test('gives at most a sixteenth more places than there are when all shoppers come at once to two new processes', async () => {
  await start()
  const [one, two] = [process(320), process(320)]
  const holders = await baskets(900)

  const asked = await Promise.all(
    holders.map((holder, each) => (each % 2 === 0 ? one : two).requestPlace({ holder, ticket: undefined }, at(0))),
  )
  const admitted = asked.filter((standing) => standing.admitted).length

  expect(admitted).toBeGreaterThanOrEqual(320)
  // Both processes count at the same moment, so they may admit slightly too many: at most a sixteenth.
  expect(admitted).toBeLessThanOrEqual(340)
})

test('frees the place of a shopper who ordered, emptied the basket or stayed away, in every process', async () => {
  await start()
  const [one, two] = [process(3), process(3)]
  const [ordered, emptied, away, ...next] = await baskets(6)
  for (const holder of [ordered!, emptied!, away!]) await one.requestPlace({ holder, ticket: undefined }, at(0))
  const ask = async (holder: string, seconds: number) =>
    (await two.requestPlace({ holder, ticket: undefined }, at(seconds))).admitted

  expect(await ask(next[0]!, 0)).toBe(false)
  await sql`update basket set lines = '[]' where id = ${emptied}`.execute(database.sql())
  expect(await ask(next[0]!, 3)).toBe(true)
  expect(await ask(next[1]!, 6)).toBe(false)
  await sql`delete from basket where id = ${ordered}`.execute(database.sql())
  expect(await ask(next[1]!, 9)).toBe(true)
  expect(await ask(next[2]!, 12)).toBe(false)
  expect(await ask(next[0]!, 170)).toBe(true)
  expect(await ask(next[2]!, 181)).toBe(true)
})

test('counts the places of one network over all processes', async () => {
  await start()
  const [one, two] = [process(20, 8), process(20, 8)]
  const asked = []
  for (const [each, holder] of (await baskets(16)).entries())
    asked.push(
      await (each % 2 === 0 ? one : two).requestPlace({ holder, ticket: undefined, network: 'crowd' }, at(each * 3)),
    )

  // While many places are free, a process may not know the last place that the other process gave.
  expect(asked.filter(({ admitted }) => admitted).length).toBeOneOf([8, 9])
})
