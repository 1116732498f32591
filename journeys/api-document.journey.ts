import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { sharedShop } from '../checks/harness/browser/shared-fixtures.ts'

test('the whole shop serves the description of its API that was reviewed [B-SYS-05]', async () => {
  const shop = await sharedShop()

  const answer = await fetch(`${shop}/openapi.json`)

  expect(await answer.json()).toEqual(JSON.parse(await readFile('docs/generated/openapi.json', 'utf8')))
})
