import { expect, test } from 'vitest'
import type { WorkLimit } from '../limits.ts'
import { gates, type WorkPermit } from './gate.ts'

const limit: WorkLimit = { atOnce: 4, waiting: 100, waitMs: 60_000, crowdMs: 1_000, hurriedMs: 300 }

/** Gates whose clock and event loop turns the test controls. */
function byHand(limits: Record<string, WorkLimit>) {
  let at = 0
  let waiting: (() => boolean) | undefined
  const turn = {
    hasTime: () => waiting === undefined,
    later: (work: () => boolean) => {
      waiting = work
    },
  }
  return {
    ...gates({ limits, now: () => at, turn }),
    pass: (ms: number) => {
      at += ms
    },
    /** Runs turns until everything that can begin has begun. */
    async turns(most = 1_000) {
      for (let left = most; left > 0 && waiting; left--) {
        const work = waiting
        waiting = undefined
        if (work()) waiting = work
        await Promise.resolve()
      }
    },
  }
}

/** Enters `amount` times and records what happened to each, in order. */
function ask(shop: ReturnType<typeof byHand>, kind: string, amount: number, network = '') {
  const places: (WorkPermit | 'refused' | 'waits')[] = []
  for (let number = 0; number < amount; number++) {
    places.push('waits')
    void shop.enter(kind, network).then((place) => {
      places[number] = place ?? 'refused'
    })
  }
  return {
    places,
    counts: async () => {
      await new Promise((resolve) => setImmediate(resolve))
      const count = (what: 'refused' | 'waits') => places.filter((place) => place === what).length
      return {
        begun: places.length - count('refused') - count('waits'),
        waits: count('waits'),
        refused: count('refused'),
      }
    },
    leave: (number: number) => (places[number] as WorkPermit).release(),
  }
}

test('begins a limited number of requests at once, the rest as places become free, and frees a place only once', async () => {
  const shop = byHand({ pages: limit })
  const [one, other] = [ask(shop, 'pages', 2, 'a'), ask(shop, 'pages', 4, 'b')]
  expect([await one.counts(), await other.counts()]).toMatchObject([{ begun: 2 }, { begun: 2, waits: 2 }])

  one.leave(0)
  one.leave(0)
  await shop.turns()
  expect(await other.counts()).toEqual({ begun: 3, waits: 1, refused: 0 })
})

test('leaves a place for others, however many requests one network sends', async () => {
  const shop = byHand({ pages: limit })
  const many = ask(shop, 'pages', 50, 'many')
  await shop.turns()
  const few = ask(shop, 'pages', 1, 'few')
  await shop.turns()

  expect(await many.counts()).toMatchObject({ begun: 3, waits: 47 })
  expect(await few.counts()).toMatchObject({ begun: 1 })
})

test('admits networks in turn, each in order of arrival', async () => {
  const shop = byHand({ pages: { ...limit, atOnce: 2 } })
  const first = ask(shop, 'pages', 1, 'x')
  const many = ask(shop, 'pages', 3, 'many')
  const few = ask(shop, 'pages', 1, 'few')
  await first.counts()
  many.leave(0)
  await shop.turns()
  expect([await many.counts(), await few.counts()]).toMatchObject([{ begun: 2 }, { waits: 1 }])
  many.leave(1)
  await shop.turns()
  expect([await many.counts(), await few.counts()]).toMatchObject([{ begun: 2 }, { begun: 1 }])
})

test('refuses the last requests of the network that sends most when the line is full, and no others', async () => {
  const shop = byHand({ pages: { ...limit, atOnce: 1, waiting: 5 } })
  ask(shop, 'pages', 1, 'begun')
  const many = ask(shop, 'pages', 5, 'many')
  const few = ask(shop, 'pages', 2, 'few')

  expect([await many.counts(), await few.counts()]).toMatchObject([
    { waits: 3, refused: 2 },
    { waits: 2, refused: 0 },
  ])
})

test('begins the most urgent kind first', async () => {
  const shop = byHand({ payments: { ...limit, atOnce: 1 }, pages: { ...limit, atOnce: 1 } })
  const [reading, paying] = [ask(shop, 'pages', 1, 'a'), ask(shop, 'payments', 1, 'a')]
  const [readingMore, payingMore] = [ask(shop, 'pages', 1, 'a'), ask(shop, 'payments', 1, 'a')]
  await paying.counts()
  reading.leave(0)
  paying.leave(0)
  await shop.turns(1)

  expect([await payingMore.counts(), await readingMore.counts()]).toMatchObject([{ begun: 1 }, { waits: 1 }])
})

test('lets a crowd wait, but no request for long in a line that does not end', async () => {
  const shop = byHand({ pages: { ...limit, atOnce: 1 } })
  const begun = ask(shop, 'pages', 1)
  const crowd = ask(shop, 'pages', 30)
  shop.pass(900)
  expect(await crowd.counts()).toMatchObject({ waits: 30 })

  shop.pass(200)
  const late = ask(shop, 'pages', 20)
  expect(await crowd.counts()).toMatchObject({ refused: 30 })
  // The queue does not move: only a few may wait, the others are refused at once.
  expect(await late.counts()).toMatchObject({ waits: 8, refused: 12 })
  begun.leave(0)
  await shop.turns()
  expect(await late.counts()).toMatchObject({ begun: 1 })
})

test('is calm again when the line has ended', async () => {
  const shop = byHand({ pages: { ...limit, atOnce: 1 } })
  const begun = ask(shop, 'pages', 2)
  shop.pass(2_000)
  await begun.counts()
  begun.leave(0)
  await shop.turns()
  shop.pass(10)
  const crowd = ask(shop, 'pages', 30)

  shop.pass(200)
  expect(await crowd.counts()).toMatchObject({ refused: 0 })
})

test('lets no new request pass waiting ones, even if a place is free', async () => {
  const shop = byHand({ pages: { ...limit, atOnce: 2 } })
  const [a, b] = [ask(shop, 'pages', 1, 'a'), ask(shop, 'pages', 1, 'b')]
  const first = ask(shop, 'pages', 1, 'c')
  await Promise.all([a.counts(), b.counts()])
  a.leave(0)
  const second = ask(shop, 'pages', 1, 'd')
  await shop.turns()

  expect([await first.counts(), await second.counts()]).toMatchObject([{ begun: 1 }, { waits: 1 }])
})

test('lets only as many requests wait in an endless line as it admits within their waiting time', async () => {
  const shop = byHand({ pages: { ...limit, atOnce: 1, hurriedMs: 500 } })
  const standing = ask(shop, 'pages', 80)
  let next = 0
  /** Ends this many pieces of work, so that as many others begin. */
  const move = async (many: number) => {
    for (let moved = 0; moved < many; moved++) {
      await standing.counts()
      standing.leave(next)
      next += 1
      await shop.turns()
    }
  }
  await move(40)
  shop.pass(1_001)

  // 40 were served in the last second, so 20 are expected in half a second.
  expect(await ask(shop, 'pages', 30).counts()).toMatchObject({ waits: 20, refused: 10 })
})

test('forgets a line when all waiting requests have given up', async () => {
  const shop = byHand({ pages: { ...limit, atOnce: 1, waitMs: 5 } })
  const begun = ask(shop, 'pages', 1)
  expect(await shop.enter('pages', '')).toBeUndefined()
  shop.pass(5_000)
  const crowd = ask(shop, 'pages', 30)

  // No timer runs meanwhile: a request that cannot wait would be refused within these ticks.
  for (let tick = 0; tick < 5; tick++) await Promise.resolve()
  expect(crowd.places).not.toContain('refused')
  expect(await begun.counts()).toMatchObject({ begun: 1 })
})

test('lets no request wait longer than its limit', async () => {
  const work = gates({ limits: { pages: { ...limit, atOnce: 1, waitMs: 20 } } })
  const place = await work.enter('pages', '')

  expect(await work.enter('pages', '')).toBeUndefined()
  place!.release()
  expect(await work.enter('pages', '')).toBeDefined()
})

test('begins much work a little in each turn of the event loop, so that others are answered meanwhile', async () => {
  let at = 0
  const work = gates({ limits: { pages: { ...limit, atOnce: 1_000 } }, now: () => at })
  let begun = 0
  const inTurns: number[] = []
  // As real requests arrive: in separate callbacks, all ready in the same turn.
  for (let number = 0; number < 20; number++)
    setImmediate(async () => {
      const place = await work.enter('pages', String(number))
      begun += 1
      at += 10
      place!.release()
    })
  while (begun < 20) {
    await new Promise((resolve) => setImmediate(resolve))
    inTurns.push(begun)
  }

  expect(Math.max(...inTurns.map((count, turn) => count - (inTurns[turn - 1] ?? 0)))).toBeLessThanOrEqual(4)
})

test('begins what a request asks for next, even if no other request follows', async () => {
  let at = 0
  const work = gates({ limits: { writes: limit, pages: limit }, now: () => at })
  void work.enter('writes', '')
  at += 10

  const written = work.enter('writes', '')
  const shown = written.then(() => work.enter('pages', ''))

  expect(await shown).toBeDefined()
})
