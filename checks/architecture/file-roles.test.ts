import { expect, test } from 'vitest'
import { objectionToRole } from './file-roles.ts'

const sql = "await database.prepared<Row>('basket', `select id from basket`)"
const route = "export const routes = (app) => app.get('/basket', answer)"

test.each([
  ['server/basket/baskets.repository.ts', 'export const nothing = 1', 'a repository without SQL'],
  ['server/basket/baskets.service.ts', sql, 'SQL outside a repository'],
  ['server/basket/basket.ts', 'const columns = `select id from basket`', 'SQL outside a repository'],
  ['server/basket/basket.routes.ts', 'export const nothing = 1', 'a routes file that registers no route'],
  ['server/basket/basket.handler.ts', route, 'a route outside a routes file'],
  ['server/basket/basket.jobs.ts', 'export const nothing = 1', 'a jobs file that registers no job'],
  ['server/basket/basket.ts', "jobs.work('mail', send)", 'a job outside a jobs file'],
  ['server/basket/basket.port.ts', 'export function total() {}', 'a port with behaviour of its own'],
  ['server/basket/basket.port.ts', 'export const total = (a: number) => a', 'a port with behaviour of its own'],
])('the name %s promises something else than “%s”', (file, source, objection) => {
  expect(objectionToRole(file, source)).toBe(objection)
})

test('rejects a file with an unknown role', () => {
  expect(objectionToRole('server/basket/basket.manager.ts', '')).toMatch('“.manager” is no role')
})

test.each([
  ['server/basket/baskets.repository.ts', sql],
  ['server/basket/basket.routes.ts', route],
  ['server/basket/basket.jobs.ts', "jobs.work('mail', send)"],
  ['server/basket/basket.port.ts', "export const kinds = ['one', 'two'] as const"],
  ['server/basket/basket.ts', 'export const total = (a: number) => a'],
  ['server/app/migrations/0001-basket.ts', sql],
])('the name %s keeps its promise with “%s”', (file, source) => {
  expect(objectionToRole(file, source)).toBeUndefined()
})
