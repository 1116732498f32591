import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { browser, openWishlistShop } from './wishlists.fakes.ts'

const shop = await openWishlistShop(await testDatabase())
beforeEach(shop.reset)

const list = '/api/wishlist/en-gb/wishlist'
const dress = '900100_navy_01'
const other = '900300_black_01'
const member = () => browser(shop, newId())

test.each([
  ['a guest', () => browser(shop)],
  ['a member', member],
])(
  'refuses %s a product more than 200 on a list, and says how many it holds [B-WISH-O2, B-API-43, B-API-44]',
  async (_, visitor) => {
    const { ask } = visitor()
    const { wishlistId } = (await ask(`POST ${list}/add?sku=${dress}`)).body
    const saved = (count: number) =>
      JSON.stringify(Array.from({ length: count }, (_, at) => ({ sku: `${at}_gone_01`, savedAt: '' })))
    const hold = (count: number) =>
      sql`update wishlist set items = ${saved(count)} where id = ${wishlistId}`.execute(shop.database.sql())
    await hold(199)

    const both = await ask(`POST ${list}/add-range?skus=${dress}&skus=${other}`)
    expect(both.body).toMatchObject({
      status: 400,
      code: 'wishlist.full',
      limit: 200,
      errors: { sku: [expect.any(String)] },
    })
    expect((await ask(`POST ${list}/add?sku=${dress}`)).body.skus).toHaveLength(200)
    expect((await ask(`POST ${list}/add?sku=${other}`)).body).toMatchObject({ status: 400, code: 'wishlist.full' })
    expect((await ask(`POST ${list}/add?sku=${dress}`)).status).toBe(200)
  },
)

test('refuses to make a list without a name, with one of more than 50 characters or with one the member has [B-API-48, B-WISH-O2]', async () => {
  const { ask } = member()
  const make = (wishlistName: string) => ask('POST /api/wishlist/createwishlist', { wishlistName })
  expect((await make('Summer')).status).toBe(200)

  for (const [name, code] of [
    ['', 'name-required'],
    [' \t ', 'name-required'],
    ['x'.repeat(51), 'name-too-long'],
    ['SUMMER', 'name-taken'],
    ['Wishlist.DEFAULT-name', 'name-taken'],
  ] as const)
    expect((await make(name)).body).toMatchObject({
      ...{ status: 400, code: `wishlist.${code}` },
      errors: { wishlistName: [expect.any(String)] },
    })
  expect((await ask('POST /api/wishlist/createwishlist', {})).body).toMatchObject({
    ...{ status: 400, errors: { wishlistName: [expect.any(String)] } },
  })
  expect((await ask('GET /api/wishlist/wishlists')).body).toHaveLength(2)
})

test('lets two members give their lists the same name [B-WISH-O2]', async () => {
  const names = [member(), member()].map(async ({ ask }) => {
    return (await ask('POST /api/wishlist/createwishlist', { wishlistName: 'Summer' })).body.wishlistName
  })

  expect(await Promise.all(names)).toEqual(['Summer', 'Summer'])
})

test('refuses a change that names no product, and finds no list that there is not [B-API-40, B-API-43, B-API-44, B-API-45]', async () => {
  const { ask } = member()
  await ask(`POST ${list}/add?sku=${dress}`)

  for (const [call, field] of [
    ['add', 'sku'],
    ['remove', 'sku'],
    ['add-range', 'skus'],
  ] as const)
    expect((await ask(`POST ${list}/${call}`)).body).toMatchObject({
      ...{ status: 400, title: 'Bad Request', errors: { [field]: [expect.any(String)] } },
    })
  for (const call of [
    ...[`POST ${list}/add?sku=${dress}&`, `POST ${list}/add-range?skus=${dress}&`, `POST ${list}/remove?sku=${dress}&`],
    'DELETE /api/wishlist/en-gb/delete-wishlist?',
  ]) {
    const refused = await ask(`${call}wishlistId=${newId()}`)
    expect([call, refused.status, refused.body.code]).toEqual([call, 404, 'wishlist.unknown'])
  }
  const unnamed = await ask('DELETE /api/wishlist/en-gb/delete-wishlist')
  expect(unnamed.body).toMatchObject({ status: 400, errors: { wishlistId: [expect.any(String)] } })
  expect((await ask(`GET ${list}`)).body.skus).toEqual([dress])
})
