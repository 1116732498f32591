import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { browser, openWishlistShop } from '../../wishlists/wishlists.fakes.ts'
import { openWishlistPage } from './wishlist-page.fakes.ts'
import { wishlistPage } from './wishlist-page.ts'

const shop = await openWishlistShop(await testDatabase())
const [dress, other] = ['900100_navy_01', '900200_black_01']
const { pageOf } = openWishlistPage(shop)

beforeEach(() => shop.reset())

async function member() {
  const accountId = newId()
  const { ask } = browser(shop, accountId)
  return { accountId, ask, save: (sku: string) => ask(`POST /api/wishlist/en-gb/wishlist/add?sku=${sku}`) }
}

test('shows the lists of a member in the usual layout, and those of a guest only where no sign-in is asked for [B-PAGE-10] [B-WISH-04] [B-FT-34] [B-FT-12] [C-TGL-27]', async () => {
  const { accountId, save } = await member()
  await save(dress)

  expect([wishlistPage.layout, wishlistPage.audience]).toEqual(['default', 'private'])
  expect((await pageOf(accountId)).body).toMatchObject({ signedIn: true, list: { items: [{ card: { id: dress } }] } })
  expect((await pageOf(undefined)).body).toMatchObject({ signedIn: false, list: null })
  expect((await pageOf(undefined)).body).not.toHaveProperty('signInNeeded')
  shop.on.add('requireLoginForWishlist')
  expect((await pageOf(undefined, { save: dress })).body).toMatchObject({ signInNeeded: true, toSave: { sku: dress } })
  expect((await pageOf(accountId)).body).not.toHaveProperty('signInNeeded')
  shop.on.delete('wishlist')
  expect(await pageOf(accountId)).toBe('not-found')
})

test('shows a member every list with its four newest products, and the one that is chosen; the list of another is not opened [B-PAGE-10, B-WISH-02, C-CST-12]', async () => {
  const [holder, stranger] = [await member(), await member()]
  await holder.save(dress)
  const made = await holder.ask('POST /api/wishlist/createwishlist', { wishlistName: 'Summer' })
  const summer: string = made.body.wishlistId
  const skus = ['900300_black_01', dress, ...['36', '38', '40'].map((size) => `${dress}_${size}`)]
  await holder.ask(`POST /api/wishlist/en-gb/wishlist/add-range?skus=${skus.join('&skus=')}&wishlistId=${summer}`)

  const { lists } = (await pageOf(holder.accountId)).body
  expect(lists).toMatchObject([
    { isDefault: true, name: 'wishlist.default-name', quantity: 1, isShared: false },
    { isDefault: false, name: 'Summer', quantity: 5, isShared: false },
  ])
  expect(lists.map(({ pictures }) => pictures.length)).toEqual([1, 4])
  const chosen = await pageOf(holder.accountId, { list: summer })
  expect([chosen.body.list?.name, chosen.body.list?.items.map(({ sku }) => sku)]).toEqual(['Summer', skus])
  expect(await pageOf(stranger.accountId, { list: summer })).toEqual({ goTo: '/en-gb/wishlist' })
})

test('shows a shared list by its reference to everybody, with nothing of its holder, and explains an unknown one with 404 [B-PAGE-10] [B-WISH-O6]', async () => {
  const { accountId, ask, save } = await member()
  const { wishlistId } = (await save(dress)).body
  const reference = (await ask('POST /api/wishlist/en-gb/wishlist/get-wishlist-share-link')).body.shareReference
  const seen = await pageOf(undefined, { sharereference: reference })

  expect(seen.body.shared).toMatchObject({ name: 'wishlist.default-name', items: [{ card: { id: dress } }] })
  expect(seen.frame.status).toBe(200)
  const all = JSON.stringify(seen)
  for (const secret of [accountId, wishlistId]) expect(all).not.toContain(secret)
  for (const unknown of [newId(), 'x', wishlistId]) {
    const page = await pageOf(undefined, { sharereference: unknown })
    expect([page.frame.status, page.body.shared]).toEqual([404, null])
  }
})

test('shows rows for an empty list above and below it, and a filled or shared list without them [B-WISH-09]', async () => {
  const { accountId, ask, save } = await member()
  const names = async (id: string | undefined, query = {}) => Object.keys((await pageOf(id, query)).frame.zones)
  const whenEmpty = ['topRows', 'emptyWishlistTopRows', 'emptyWishlistBottomRows']

  expect(await names(undefined)).toEqual(whenEmpty)
  expect(await names(accountId)).toEqual(whenEmpty)
  await save(dress)
  expect(await names(accountId)).toEqual(['topRows'])
  const reference = (await ask('POST /api/wishlist/en-gb/wishlist/get-wishlist-share-link')).body.shareReference
  await ask(`POST /api/wishlist/en-gb/wishlist/remove?sku=${dress}`)
  expect(await names(undefined, { sharereference: reference })).toEqual(['topRows'])
  expect(await names(accountId)).toEqual(whenEmpty)
})

test('shows ten products a page, each once, of any number of pages [B-WISH-03, B-CON-02]', async () => {
  const { accountId, save } = await member()
  const { wishlistId } = (await save(dress)).body
  const items = Array.from({ length: 23 }, (_, at) => ({ sku: `${at}_gone_01`, savedAt: '' }))
  await sql`update wishlist set items = ${JSON.stringify([...items, { sku: other, savedAt: '' }])} where id = ${wishlistId}`.execute(
    shop.database.sql(),
  )
  const skusOf = async (page?: string) => {
    const { list } = (await pageOf(accountId, page === undefined ? {} : { page })).body
    return [list?.page, list?.pages, list?.quantity, ...list!.items.map(({ sku }) => sku)]
  }

  expect(await skusOf()).toEqual([1, 3, 24, ...items.slice(0, 10).map(({ sku }) => sku)])
  expect(await skusOf('2')).toEqual([2, 3, 24, ...items.slice(10, 20).map(({ sku }) => sku)])
  expect(await skusOf('3')).toEqual([3, 3, 24, '20_gone_01', '21_gone_01', '22_gone_01', other])
  for (const far of ['4', '999']) expect((await skusOf(far))[0]).toBe(3)
  for (const odd of ['0', '-1', 'x', '']) expect((await skusOf(odd))[0]).toBe(1)
})

test('offers the sizes of a product that was saved without one, and none where a size is chosen [B-WISH-O1, B-CAT-O4, D-17]', async () => {
  const { accountId, save } = await member()
  await save(dress)
  await save(`${dress}_40`)
  const [sized, whole] = (await pageOf(accountId)).body.list!.items

  expect(whole!.sizes.length).toBeGreaterThan(1)
  expect(whole!.sizes.every(({ sku }) => sku.startsWith(`${dress}_`))).toBe(true)
  expect([sized!.sku, sized!.sizes, sized!.size?.name]).toEqual([`${dress}_40`, [], '12'])
})
