import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { borrowShop } from '../checks/harness/borrow.ts'

test('the whole shop serves the description of its API that was reviewed', async () => {
  const shop = await borrowShop()

  const answer = await fetch(`${shop}/openapi.json`)

  expect(await answer.json()).toEqual(JSON.parse(await readFile('docs/generated/openapi.json', 'utf8')))
})
