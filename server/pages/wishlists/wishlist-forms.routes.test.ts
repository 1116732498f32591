import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { browser, openWishlistShop } from '../../wishlists/wishlists.fakes.ts'
import { openWishlistPage } from './wishlist-page.fakes.ts'

const shop = await openWishlistShop(await testDatabase())
const { pageOf, press } = openWishlistPage(shop)
beforeEach(() => shop.reset())

const here = '/en-gb/wishlist'
const [dress, other] = ['900100_navy_01', '900300_black_01']

/** A member with a default list and one named Summer, each with both products. */
async function member() {
  const account = newId()
  const { ask } = browser(shop, account)
  const add = '/api/wishlist/en-gb/wishlist/add-range'
  const home: string = (await ask(`POST ${add}?skus=${dress}&skus=${other}`)).body.wishlistId
  const made = await ask('POST /api/wishlist/createwishlist', { wishlistName: 'Summer' })
  const summer: string = made.body.wishlistId
  await ask(`POST ${add}?skus=${dress}&skus=${other}&wishlistId=${summer}`)
  const lists = async () =>
    (await pageOf(account)).body.lists.map(({ name, quantity }) => [
      name.replace('wishlist.default-name', ''),
      quantity,
    ])
  return { account, home, summer, lists }
}

test('empties and renames the default list by forms, and does not delete it [B-WISH-O2]', async () => {
  const { account, home, lists } = await member()

  const kept = await press(account, 'delete-list', { list: home })
  expect(kept).toMatchObject({ code: 'wishlist.default-stays' })
  expect(await press(account, 'rename-list', { wishlistName: 'Home' })).toEqual({ goTo: here })
  expect(await press(account, 'empty-list', {})).toEqual({ goTo: here })
  expect(await lists()).toEqual([
    ['Home', 0],
    ['Summer', 2],
  ])
})

test('empties, renames and deletes the list that is named, and makes another one, by forms [B-WISH-02, B-WISH-06]', async () => {
  const { account, summer, lists } = await member()
  const list = summer

  expect(await press(account, 'rename-list', { list, wishlistName: 'Autumn' })).toEqual({
    goTo: `${here}?list=${list}`,
  })
  expect(await press(account, 'empty-list', { list })).toEqual({ goTo: `${here}?list=${list}` })
  expect(await lists()).toEqual([
    ['', 2],
    ['Autumn', 0],
  ])
  expect(await press(account, 'delete-list', { list })).toEqual({ goTo: here })
  const made = await press(account, 'create-list', { wishlistName: 'Winter' })
  expect(made).toEqual({ goTo: expect.stringMatching(/^\/en-gb\/wishlist\?list=[\w-]{36}$/) })
  expect(await lists()).toEqual([
    ['', 2],
    ['Winter', 0],
  ])
  expect(await press(account, 'create-list', { wishlistName: 'WINTER' })).toMatchObject({
    code: 'wishlist.name-taken',
    problems: { wishlistName: [expect.any(String)] },
  })
})

test('removes by a form what is no longer sold, from the named list alone [B-WISH-O7]', async () => {
  const { account, home, summer } = await member()
  const gone = '[{"sku":"gone_red_01","savedAt":""}]'
  await sql`update wishlist set items = ${gone}::jsonb`.execute(shop.database.sql())
  const skus = async (list: string) => (await pageOf(account, { list })).body.list!.items.map(({ sku }) => sku)
  expect((await pageOf(account)).body.list!.items).toEqual([{ sku: 'gone_red_01', sizes: [] }])

  await press(account, 'remove-product', { product: 'gone_red_01', list: summer })
  expect([await skus(home), await skus(summer)]).toEqual([['gone_red_01'], []])
})

test('keeps a product for after the sign-in in the address of the page, where a market wants one [B-WISH-O4, B-FT-34]', async () => {
  const save = (accountId: string | undefined) => press(accountId, 'save-product', { product: dress })
  shop.on.add('requireLoginForWishlist')

  expect(await save(undefined)).toEqual({ goTo: `${here}?save=${dress}` })
  expect((await pageOf(undefined, { save: dress })).body).toMatchObject({ signInNeeded: true, toSave: { sku: dress } })
  const account = newId()
  expect(await save(account)).toEqual({ goTo: here })
  expect((await pageOf(account)).body.list!.items.map(({ sku }) => sku)).toEqual([dress])
})

test('refuses guests the forms of members, and a member the list of another [B-AUTH-O1]', async () => {
  const { summer } = await member()
  const names = ['rename-list', 'delete-list', 'create-list', 'share-list', 'mail-list']

  for (const name of names)
    expect(
      await press(undefined, name, { list: summer, wishlistName: 'Mine', recipients: 'a@example.com' }),
    ).toMatchObject({ code: 'wishlist.sign-in-needed' })
  expect(await press(newId(), 'empty-list', { list: summer })).toMatchObject({ code: 'wishlist.not-yours' })
})
