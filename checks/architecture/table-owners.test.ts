import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * For each file with SQL that uses one of these tables: its folder in `server`. Tests are left out, and `server/app`,
 * which may use all tables.
 */
function filesNaming(tables: readonly string[]): string[] {
  const named = new RegExp(`\\b(?:from|join|into|update) (?:${tables.join('|')})\\b`)
  return readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.(?:test|fakes|port-test))\.ts$/.test(file) && !file.startsWith('app/'))
    .filter((file) => named.test(readFileSync(join('server', file), 'utf8')))
    .map((file) => file.slice(0, file.indexOf('/')))
}

test('only pricing reads and writes the tables of prices', () => {
  expect([...new Set(filesNaming(['price_now', 'price_log']))]).toEqual(['pricing'])
})

test('only stock reads and writes the table of pieces', () => {
  expect([...new Set(filesNaming(['stock']))]).toEqual(['stock'])
})
