import { expect, test } from 'vitest'
import { careersCalls, type Job } from '#contracts/careers.ts'
import { apiOf } from '#server/platform/calls/call-routes.fakes.ts'
import { careersRoutes } from './careers.routes.ts'

const job: Job = {
  ...{ id: '101', title: 'Store manager', department: 'Stores', location: 'Aarhus', country: 'DK' },
  ...{ deadline: '2099-01-31', url: 'https://jobs.example.com/101' },
}

test('a call lists every open position with id, title, department, place, country, last day and address [B-API-21]', async () => {
  const jobs = [job, { ...job, id: '102', deadline: null }]
  const app = apiOf([careersRoutes({ all: async () => jobs })])
  const answer = await app.inject('/api/careers/jobs')

  expect([answer.statusCode, answer.json()]).toEqual([200, jobs])
  expect(Object.keys(careersCalls['GET /api/careers/jobs'].answer.element.shape)).toEqual(Object.keys(job))
})
