import { expect, test } from 'vitest'
import { fairQueue } from './fair-queue.ts'
import { newTicket, readTicket } from './queue-tickets.ts'
import { placesInMemory } from './shared-places.fakes.ts'

const rules = { places: 2, perNetwork: 2, secrets: ['a secret of the shop'] }
const at = (seconds: number) => new Date(1_000_000 + seconds * 1000)

function queueOf(places = 2, shared = placesInMemory(), perNetwork = places) {
  const queue = fairQueue({ ...rules, places, perNetwork, shared })
  const ask = (holder: string, seconds: number, ticket?: string, network?: string) =>
    queue.requestPlace({ holder, ticket, network }, at(seconds))
  return { ...queue, ask, shared }
}

test('admits in order of arrival as places become free, whatever order they ask in', async () => {
  const queue = queueOf()
  const [a, b] = [await queue.ask('a', 0), await queue.ask('b', 1)]
  const c = await queue.ask('c', 2)
  const d = await queue.ask('d', 3)
  await queue.ask('b', 170, b.ticket)
  await queue.ask('c', 170, c.ticket)
  const later = await queue.ask('d', 171, d.ticket)

  expect([a, b, c, d].map(({ admitted }) => admitted)).toEqual([true, true, false, false])
  expect(d).toMatchObject({ ahead: 1 })
  expect(later).toMatchObject({ admitted: false, ahead: 1 })
  // `a` was last seen three minutes ago, so `c`, who came third, gets the place.
  expect(await queue.ask('d', 182, d.ticket)).toMatchObject({ admitted: false })
  expect(await queue.ask('c', 183, c.ticket)).toMatchObject({ admitted: true })
})

test('keeps a turn for a shopper who comes to another process, and for no forged ticket', async () => {
  const early = await queueOf().ask('early', 0)
  const other = queueOf(1)
  await other.ask('x', 1)
  await other.ask('y', 2)

  expect(await other.ask('early', 3, early.ticket)).toMatchObject({ admitted: false, ahead: 0 })
  const forged = early.ticket.replace(/^\d+/, '1')
  expect(other.isGiven(early.ticket, 'early')).toBe(true)
  expect(other.isGiven(forged, 'early')).toBe(false)
  expect(other.isGiven(early.ticket, 'another')).toBe(false)
  expect((await other.ask('early', 3, forged)).ticket).not.toBe(forged)
})

test('two processes share the places, and never give more, however many requests come at once', async () => {
  const shared = placesInMemory()
  const [one, two] = [queueOf(40, shared), queueOf(40, shared)]

  const asked = await Promise.all(
    Array.from({ length: 100 }, (_, each) => (each % 2 === 0 ? one : two).ask(`holder ${each}`, 0)),
  )

  expect(asked.filter(({ admitted }) => admitted)).toHaveLength(40)
  expect((await queueOf(40, shared).ask('a third process', 1)).admitted).toBe(false)
})

test('recognises the holder of a place in every process, and frees a place in all of them when its holder leaves', async () => {
  const shared = placesInMemory()
  const [one, two] = [queueOf(2, shared), queueOf(2, shared)]
  const a = await one.ask('a', 0)
  await one.ask('b', 0)

  expect((await two.ask('a', 3, a.ticket)).admitted).toBe(true)
  expect((await two.ask('c', 3)).admitted).toBe(false)
  await one.leave('a')
  expect((await two.ask('c', 6)).admitted).toBe(true)
})

test('asks the database rarely while most places are free', async () => {
  const queue = queueOf(2000)
  for (let each = 0; each < 900; each++) await queue.ask(`holder ${each}`, each / 300)

  expect(queue.shared.asked()).toBeLessThan(20)
})

test('gives one network no more than its part, and lets other networks pass its waiting shoppers', async () => {
  const queue = queueOf(40, placesInMemory(), 10)
  const crowd = []
  for (let each = 0; each < 30; each++) crowd.push(await queue.ask(`one of many ${each}`, 0, undefined, 'crowd'))
  const others = []
  for (let each = 0; each < 30; each++) others.push(await queue.ask(`other ${each}`, 1, undefined, `network ${each}`))

  expect(crowd.filter(({ admitted }) => admitted)).toHaveLength(10)
  expect(others.filter(({ admitted }) => admitted)).toHaveLength(30)
})

test('reports the holders of places again if a report failed', async () => {
  const shared = placesInMemory()
  let isDown = true
  const failing = {
    ...shared,
    note: (...told: Parameters<typeof shared.note>) =>
      isDown ? Promise.reject(new Error('the database is away')) : shared.note(...told),
  }
  isDown = false
  const queue = queueOf(2000, { ...failing, asked: shared.asked })
  await queue.ask('a', 0)
  isDown = true
  await expect(queue.ask('a', 3)).rejects.toThrow('the database is away')
  isDown = false
  await queue.ask('b', 6)
  await queue.isFilling(at(9))

  expect((await shared.note({ taken: [], seenAgain: [] }, 0)).map(({ holder }) => holder).toSorted()).toEqual([
    'a',
    'b',
  ])
})

test('puts no shopper before others who came at the same moment', async () => {
  const queue = queueOf(1)
  await queue.ask('first', 0)

  expect(await queue.ask('b', 1)).toMatchObject({ ahead: 0 })
  expect(await queue.ask('c', 1)).toMatchObject({ ahead: 0 })
  expect(await queue.ask('d', 2)).toMatchObject({ ahead: 2 })
})

test('reads a ticket only whole, for its holder, signed with a secret of now or before', () => {
  const { text } = newTicket(['old'], 5, 'holder')

  expect(readTicket(['new', 'old'], text, 'holder')).toEqual({ text, since: 5 })
  expect(readTicket(['new'], text, 'holder')).toBeUndefined()
  expect(readTicket(['old'], text, 'another')).toBeUndefined()
  expect(readTicket(['old'], '5.holder', 'holder')).toBeUndefined()
  expect(readTicket(['old'], undefined, 'holder')).toBeUndefined()
})
