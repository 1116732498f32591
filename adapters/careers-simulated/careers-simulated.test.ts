import { expect, test } from 'vitest'
import { describeJobBoard } from '#server/careers/job-board.port-test.ts'
import { serveSimulator } from '../../checks/harness/serve-simulator.ts'
import { jobBoard } from './server.ts'
import { careersSimulator } from './simulator/index.ts'

describeJobBoard(async () => {
  const served = await serveSimulator(careersSimulator)
  return { ...served, board: jobBoard({ url: served.url, key: 'key' }) }
})

test('the simulated job board has the same four positions whenever it starts [B-SIM-14]', async () => {
  for (const _ of ['once', 'again']) {
    const served = await serveSimulator(careersSimulator)
    const jobs = await jobBoard({ url: served.url, key: 'key' }).jobs()
    await served.close()

    expect(jobs.map(({ id, title, deadline }) => [id, title, deadline])).toEqual([
      ['101', 'Store manager', '2099-01-31'],
      ['102', 'Buyer, knitwear', '2099-03-01'],
      ['103', 'Software engineer', null],
      ['104', 'Customer service, Arabic', null],
    ])
  }
})

const position = {
  id: 7,
  name: 'Tailor',
  team: 'Stores',
  city: 'Oslo',
  country_code: 'NO',
  apply_url: 'https://a.example/7',
}

const told = async (body: object) => {
  const served = await serveSimulator(() => ({ name: 'odd', answer: async () => Response.json(body) }))
  try {
    return await jobBoard({ url: served.url, key: 'key' }).jobs()
  } finally {
    await served.close()
  }
}

test('reads ids as text and a position without a last day', async () => {
  expect(await told({ jobs: [position] })).toEqual([
    {
      ...{ id: '7', title: 'Tailor', department: 'Stores', location: 'Oslo', country: 'NO' },
      ...{ deadline: null, url: 'https://a.example/7' },
    },
  ])
})

test.each([
  ['of something else', { unexpected: true }],
  ['with a position without a name', { jobs: [{ ...position, name: null }] }],
  ['with an address that runs script', { jobs: [{ ...position, apply_url: 'javascript:alert(1)' }] }],
])('an answer %s is a fault, never an answer', async (_, body) => {
  await expect(told(body)).rejects.toThrow('careers.answer-unknown')
})
