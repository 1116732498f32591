import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Operation {
  readonly security?: readonly Readonly<Record<string, unknown>>[]
}
const { paths } = JSON.parse(readFileSync('docs/generated/openapi.json', 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
/** All calls except those of account, sign-in, orders and the loyalty programme. */
const isOfGoodsAndPages = (path: string): boolean => !/^\/api\/(?:account|auth|order|voyado)\//.test(path)

test('lets a guest make every call of goods, pages and stores, and asks for a sign-in where lists are made, named, deleted, listed or shared [B-AUTH-O1]', () => {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security = [] }]) => ({ call: `${method} ${path}`, path, security })),
  )
  const forMembers = calls
    .filter(({ path, security }) => isOfGoodsAndPages(path) && security.some((one) => 'session' in one))
    .map(({ call }) => call)

  expect(calls.length).toBeGreaterThan(100)
  expect(forMembers.toSorted()).toEqual([
    'delete /api/wishlist/{catalog}/delete-wishlist',
    'get /api/wishlist/wishlists',
    'post /api/wishlist/createwishlist',
    'post /api/wishlist/{catalog}/wishlist/get-wishlist-share-link',
    'post /api/wishlist/{catalog}/wishlist/share-wishlist-mail',
    'put /api/wishlist/updatewishlistname',
  ])
})
