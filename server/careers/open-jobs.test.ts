import { expect, test } from 'vitest'
import type { Job } from '#contracts/careers.ts'
import { openJobs } from './open-jobs.cache.ts'

const job = (id: string, deadline: string | null): Job => ({
  ...{ id, title: `Position ${id}`, department: 'Stores', location: 'Aarhus', country: 'DK' },
  ...{ deadline, url: `https://jobs.example/${id}` },
})

function open(answers: (() => readonly Job[])[]) {
  let now = new Date('2026-11-24T12:00:00Z')
  let asked = 0
  const told: unknown[] = []
  const board = { jobs: async () => answers[Math.min(asked++, answers.length - 1)]!() }
  const jobs = openJobs({ board, clock: () => now, failed: (error) => told.push(error) })
  return {
    ...{ jobs, told, asked: () => asked },
    later: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
  }
}

test('lists the positions that are still open, those that close first at the top', async () => {
  const { jobs } = open([
    () => [job('none', null), job('late', '2026-12-31'), job('over', '2026-11-23'), job('today', '2026-11-24')],
  ])
  expect((await jobs.all()).map(({ id }) => id)).toEqual(['today', 'late', 'none'])
})

test('reads the job board once in five minutes, however many visitors come at once', async () => {
  const { jobs, asked, later } = open([() => [job('a', null)]])
  await Promise.all([jobs.all(), jobs.all(), jobs.all()])
  later(299_999)
  await jobs.all()
  expect(asked()).toBe(1)
  later(1)
  await jobs.all()
  expect(asked()).toBe(2)
})

test('returns the last list of the job board while it is down, and an empty list if it never answered', async () => {
  const down = () => {
    throw new Error('down')
  }
  const known = open([() => [job('a', null)], down])
  await known.jobs.all()
  known.later(300_000)
  expect((await known.jobs.all()).map(({ id }) => id)).toEqual(['a'])
  expect(known.told).toHaveLength(1)
  expect(await open([down]).jobs.all()).toEqual([])
  expect(await openJobs({ board: undefined, clock: () => new Date(0), failed: () => {} }).all()).toEqual([])
})
