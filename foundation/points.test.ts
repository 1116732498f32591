import { expect, test } from 'vitest'
import { type PointsEntry, pointsAt } from './points.ts'

const day = 86_400_000
const earned = (id: string, points: number, at = 0): PointsEntry => ({
  ...{ kind: 'earned', id, points, at: at * day },
  ...{ maturesAt: (at + 30) * day, expiresAt: (at + 365) * day },
})
const redeemed = (id: string, points: number, at: number): PointsEntry => ({
  kind: 'redeemed',
  ...{ id, points, at: at * day },
})
const takenBack = (id: string, points: number, at: number, earnedBy?: string): PointsEntry => ({
  ...{ kind: 'taken-back', id, points, at: at * day },
  ...(earnedBy === undefined ? {} : { earnedBy }),
})
const givenBack = (redemption: string, at: number): PointsEntry => ({
  kind: 'given-back',
  ...{ id: `${redemption}-undone`, redemption, at: at * day },
})

test('points are pending until the return window ends, then to be spent, and expire after a year', () => {
  const entries = [earned('a', 100)]

  expect(pointsAt(entries, 30 * day - 1)).toEqual({ balance: 0, pending: 100, expired: 0, spent: 0 })
  expect(pointsAt(entries, 30 * day)).toEqual({ balance: 100, pending: 0, expired: 0, spent: 0, expiresAt: 365 * day })
  expect(pointsAt(entries, 365 * day)).toEqual({ balance: 0, pending: 0, expired: 100, spent: 0 })
})

test('a redemption takes the points that expire soonest, and nothing if there are too few', () => {
  const entries = [earned('a', 100), earned('b', 100, 10), redeemed('r', 150, 50)]

  expect(pointsAt(entries, 60 * day)).toEqual({ balance: 50, pending: 0, expired: 0, spent: 150, expiresAt: 375 * day })
  expect(pointsAt([earned('a', 100), redeemed('r', 101, 50)], 60 * day).balance).toBe(100)
  expect(pointsAt([earned('a', 100), redeemed('r', 1, 29)], 60 * day).balance).toBe(100)
  expect(pointsAt([earned('a', 100), redeemed('r', 40, 50), redeemed('r', 40, 51)], 60 * day).balance).toBe(60)
})

test('cancelling a redemption restores the points, and works only once', () => {
  const entries = [earned('a', 100), redeemed('r', 80, 50), givenBack('r', 55), givenBack('r', 56), givenBack('x', 57)]

  expect(pointsAt(entries, 60 * day).balance).toBe(100)
  expect(pointsAt([earned('a', 100), redeemed('r', 80, 50), givenBack('r', 400)], 401 * day)).toEqual({
    ...{ balance: 0, pending: 0, expired: 100, spent: 0 },
  })
})

test('a return takes back the points of its purchase first, and what was spent is owed until new points come', () => {
  const entries = [earned('a', 100), earned('b', 50, 20)]

  expect(pointsAt([...entries, takenBack('t', 60, 25, 'a')], 31 * day)).toMatchObject({ balance: 40, pending: 50 })
  expect(pointsAt([...entries, takenBack('t', 60, 25)], 31 * day)).toMatchObject({ balance: 90, pending: 0 })
  const owed = [earned('a', 100), redeemed('r', 100, 40), takenBack('t', 30, 45, 'a')]
  expect(pointsAt(owed, 46 * day)).toEqual({ balance: -30, pending: 0, expired: 0, spent: 100 })
  expect(pointsAt([...owed, earned('b', 50, 50)], 81 * day)).toMatchObject({ balance: 20, pending: 0 })
})

/** A small random generator. The same seed gives the same numbers. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function historyFrom(seed: number): PointsEntry[] {
  const random = randomFrom(seed)
  return Array.from({ length: 1 + random(10) }, (_, index): PointsEntry => {
    const at = random(500)
    const points = 1 + random(300)
    const earlier = `e${random(10)}`
    return [
      () => ({ ...earned(`e${index}`, points, at), maturesAt: (at + random(40)) * day }),
      () => takenBack(`e${index}`, points, at, random(2) === 0 ? earlier : undefined),
      () => redeemed(`e${index}`, points, at),
      () => givenBack(earlier, at),
    ][random(4)]!()
  })
}

const sum = (entries: readonly PointsEntry[], kind: PointsEntry['kind'], now: number): number =>
  entries.reduce(
    (all, entry) => all + (entry.kind === kind && entry.at <= now && 'points' in entry ? entry.points : 0),
    0,
  )

test('in 100,000 histories of any order the points are never negative without a return, and add up', () => {
  let redemptions = 0
  for (let seed = 1; seed <= 100_000; seed++) {
    const entries = historyFrom(seed)
    const now = (seed % 900) * day
    const { balance, pending, expired, spent } = pointsAt(entries, now)
    const earnedSum = sum(entries, 'earned', now)
    const returned = sum(entries, 'taken-back', now)

    if (earnedSum - returned - spent - expired !== balance + pending) throw new Error(`seed ${seed} does not add up`)
    if (returned === 0 && balance < 0) throw new Error(`seed ${seed}: ${balance} points without a return`)
    if (pending < 0 || expired < 0 || spent > sum(entries, 'redeemed', now)) throw new Error(`seed ${seed} is wrong`)
    if (spent > 0) redemptions++
  }
  expect(redemptions).toBeGreaterThan(1_000)
})
