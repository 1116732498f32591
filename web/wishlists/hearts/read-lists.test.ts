import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readLists } from './read-lists.ts'

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { pathname: '/en-gb/women' })
})
afterEach(() => void vi.unstubAllGlobals())

const answering = (answer: () => Response) => {
  vi.stubGlobal('fetch', async () => answer())
  return readLists('dress')
}

test('offers a member without a list to make one, instead of telling of a failure [B-API-O5]', async () => {
  const summer = { wishlistId: 'w1', name: 'Summer', hasProduct: true }

  expect(await answering(() => new Response(null, { status: 204 }))).toEqual([])
  expect(await answering(() => Response.json([summer]))).toEqual([summer])
  await expect(answering(() => Response.json({ status: 503 }, { status: 503 }))).rejects.toMatchObject({ status: 503 })
})
