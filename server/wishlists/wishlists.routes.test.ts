import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { browser, openWishlistShop } from './wishlists.fakes.ts'

const shop = await openWishlistShop(await testDatabase())
const { database } = shop
beforeEach(shop.reset)

const list = '/api/wishlist/en-gb/wishlist'
const dress = '900100_navy_01'
const dressIn40 = `${dress}_40`
const other = '900300_black_01'
const guest = () => browser(shop)
const member = (account: string = newId()) => browser(shop, account)

test('saves a product for a guest in one list, and again without effect [B-API-43] [B-WISH-O1] [B-WISH-O2] [B-WISH-08] [B-STO-02]', async () => {
  const { ask, kept } = guest()
  const saved = await ask(`POST ${list}/add?sku=${dress}`)

  expect(saved).toMatchObject({
    status: 200,
    body: { skus: [dress], isDefaultWishlist: true, wishlistName: 'wishlist.default-name', products: [{ id: dress }] },
  })
  expect(saved.cookies).toMatchObject([
    { name: 'wishlist', maxAge: 365 * 24 * 60 * 60, httpOnly: true, sameSite: 'Lax' },
  ])
  expect(kept.get('wishlist')).toMatch(new RegExp(`^${saved.body.wishlistId}\\.[\\w-]{43}$`))

  const sized = await ask(`POST ${list}/add?sku=${dressIn40}`)
  expect(sized.body.skus).toEqual([dressIn40, dress])
  // The year begins again with each change.
  expect(sized.cookies).toMatchObject([{ name: 'wishlist', maxAge: 365 * 24 * 60 * 60 }])
  expect((await ask(`POST ${list}/add?sku=${dress}`)).body.skus).toEqual([dressIn40, dress])
  expect((await ask(`GET ${list}`)).body).toMatchObject({ quantity: 2, products: [{ id: dress }] })
})

test('tells a list with its names, its reference, its products and when it was made [B-WISH-01] [B-CMS-16] [B-CMS-17] [B-API-42]', async () => {
  const { ask } = member()
  const { body } = await ask(`POST ${list}/add?sku=${dress}`)
  const summer = (await ask('POST /api/wishlist/createwishlist', { wishlistName: 'Summer' })).body.wishlistId
  await ask(`POST ${list}/add-range?skus=${other}&skus=${dressIn40}&wishlistId=${summer}`)
  const shared = await ask(`POST ${list}/get-wishlist-share-link?wishlistId=${body.wishlistId}`)
  await sql`update wishlist set made_at = '2026-02-03T04:05:06Z' where id = ${body.wishlistId}`.execute(database.sql())

  expect((await ask(`GET ${list}?wishlistId=${body.wishlistId}`)).body).toEqual({
    wishlistId: body.wishlistId,
    wishlistName: 'wishlist.default-name',
    name: 'wishlist.default-name',
    isDefaultWishlist: true,
    shareLinkReference: shared.body.shareLinkReference,
    shareReference: shared.body.shareLinkReference,
    skus: [dress],
    quantity: 1,
    dateCreated: '2026-02-03T04:05:06.000Z',
    products: [expect.objectContaining({ id: dress })],
  })
  const second = (await ask(`GET ${list}?wishlistId=${summer}`)).body
  expect(second).toMatchObject({
    ...{ wishlistId: summer, wishlistName: 'Summer', name: 'Summer', isDefaultWishlist: false },
    ...{ skus: [other, dressIn40], quantity: 2, products: [{ id: other }, { id: dress }] },
  })
  expect(Object.keys(second).filter((key) => /share/i.test(key))).toEqual([])
})

test('saves one product or several to the list that is named [B-API-43] [B-API-44]', async () => {
  const { ask } = member()
  await ask(`POST ${list}/add?sku=${other}`)
  const summer = (await ask('POST /api/wishlist/createwishlist', { wishlistName: 'Summer' })).body.wishlistId
  const one = await ask(`POST ${list}/add?sku=${dress}&wishlistId=${summer}`)
  const more = await ask(`POST ${list}/add-range?skus=${other}&skus=${dressIn40}&wishlistId=${summer}`)

  expect([one.body.wishlistId, one.body.skus]).toEqual([summer, [dress]])
  expect([more.body.wishlistId, more.body.skus]).toEqual([summer, [other, dressIn40, dress]])
  expect((await ask(`GET ${list}`)).body.skus).toEqual([other])
})

test('says that there is no list yet by 204 [B-API-42] [B-API-45] [B-API-50] [B-API-O5] [B-ERR-07]', async () => {
  expect((await guest().ask(`GET ${list}`)).status).toBe(204)
  expect((await guest().ask(`POST ${list}/remove?sku=${dress}`)).status).toBe(204)
  expect((await member().ask('GET /api/wishlist/wishlists')).status).toBe(204)
})

test('adds to the default list if no list is named, and creates it if there is none [B-API-O5]', async () => {
  const { ask } = member()
  const made = await ask(`POST ${list}/add-range?skus=${other}`)
  const summer = (await ask('POST /api/wishlist/createwishlist', { wishlistName: 'Summer' })).body.wishlistId
  const added = await ask(`POST ${list}/add?sku=${dress}`)

  expect(made.body).toMatchObject({ isDefaultWishlist: true, skus: [other] })
  expect(added.body).toMatchObject({ wishlistId: made.body.wishlistId, isDefaultWishlist: true, skus: [dress, other] })
  expect((await ask(`GET ${list}?wishlistId=${summer}`)).body.skus).toEqual([])
})

test('takes the market of a call without one in its path from the header, else from the cookie [B-API-O5]', async () => {
  const account = newId()
  await member(account).ask(`POST ${list}/add?sku=${dress}`)
  const shownIn = async (headers: Readonly<Record<string, string>>) => {
    const answer = await shop.app.inject({
      url: '/api/wishlist/wishlists',
      headers: { 'sec-fetch-site': 'same-origin', 'x-test-account': account, ...headers },
    })
    return answer.statusCode === 200 ? answer.json()[0].products[0].url.split('/')[1] : answer.statusCode
  }

  expect(await shownIn({ 'x-current-market': 'da-dk', cookie: 'market=en-gb' })).toBe('da-dk')
  expect(await shownIn({ cookie: 'market=en-gb' })).toBe('en-gb')
  expect(await shownIn({})).toBe(400)
})

test('saves several products, all or none [B-API-44, B-API-05]', async () => {
  const { ask } = guest()

  expect(await ask(`POST ${list}/add-range?skus=${dress}&skus=nothing`)).toMatchObject({
    status: 400,
    body: { code: 'wishlist.product-unknown' },
  })
  expect((await ask(`GET ${list}`)).status).toBe(204)
  expect((await ask(`POST ${list}/add-range?skus=${dress}&skus=${other}`)).body.skus).toEqual([dress, other])
  const tooMany = Array.from({ length: 201 }, () => `skus=${dress}`).join('&')
  expect((await ask(`POST ${list}/add-range?${tooMany}`)).status).toBe(400)
})

test.each(['', 'nobody', `${dress}_99`, `${dress}_`, 'x'.repeat(201), '%00', "' or 1=1"])(
  'refuses to save what the shop does not sell: “%s” [B-API-43] [B-ERR-03]',
  async (sku) => {
    const refused = await guest().ask(`POST ${list}/add?sku=${encodeURI(sku)}`)

    expect(refused.body).toMatchObject({ status: 400, title: 'Bad Request', errors: { sku: [expect.any(String)] } })
    expect(refused.cookies).toEqual([])
  },
)

test('takes a product out of a list, or out of all lists where none is named [B-API-45]', async () => {
  const { ask } = member()
  await ask(`POST ${list}/add?sku=${dressIn40}`)
  const summer = (await ask('POST /api/wishlist/createwishlist', { wishlistName: 'Summer' })).body.wishlistId
  await ask(`POST ${list}/add-range?skus=${dress}&skus=${other}&wishlistId=${summer}`)
  await ask(`POST ${list}/add?sku=${other}`)

  expect((await ask(`POST ${list}/remove?sku=${other}&wishlistId=${summer}`)).body.skus).toEqual([dress])
  expect((await ask(`GET ${list}`)).body.skus).toEqual([other, dressIn40])
  expect((await ask(`POST ${list}/remove?sku=${dress}`)).body).toMatchObject({ isDefaultWishlist: true, skus: [other] })
  expect((await ask(`GET ${list}?wishlistId=${summer}`)).body.skus).toEqual([])
})

test('shows ten products a page, of a shared list too [B-WISH-03]', async () => {
  const { ask } = member()
  const { wishlistId } = (await ask(`POST ${list}/add?sku=${dress}`)).body
  const skus = Array.from({ length: 24 }, (_, at) => ({ 9: dress, 10: other })[at] ?? `${at}_gone_01`)
  const items = JSON.stringify(skus.map((sku) => ({ sku, savedAt: '' })))
  await sql`update wishlist set items = ${items} where id = ${wishlistId}`.execute(database.sql())

  const reference = (await ask(`POST ${list}/get-wishlist-share-link`)).body.shareReference
  const shared = `/api/wishlist/en-gb/shared-wishlist?shareLinkReference=${reference}`

  for (const call of [`GET ${list}?`, `GET ${list}?shareReference=${reference}&`, `GET ${shared}&`]) {
    const [first, second] = [await ask(`${call}page=1`), await ask(`${call}page=2`)]
    expect(first.body.products).toMatchObject([{ id: dress }])
    expect(second.body.products).toMatchObject([{ id: other }])
    expect(first.body.skus).toHaveLength(24)
  }
})

test('keeps a product that is no longer sold in the list, where it can be removed [B-WISH-O7]', async () => {
  const { ask } = member()
  const { wishlistId } = (await ask(`POST ${list}/add?sku=${dress}`)).body
  await sql`update wishlist set items = '[{"sku":"gone_red_01","savedAt":""}]' where id = ${wishlistId}`.execute(
    database.sql(),
  )

  expect((await ask(`GET ${list}`)).body).toMatchObject({ skus: ['gone_red_01'], products: [] })
  expect((await ask(`POST ${list}/remove?sku=gone_red_01`)).body.skus).toEqual([])
})

test('makes, names, shows and deletes lists of a member, the default one first and for good [B-API-40] [B-API-48] [B-API-49] [B-API-50] [B-WISH-02] [B-WISH-O2] [B-FT-33] [B-SYS-04]', async () => {
  const { ask } = member()
  const made = await ask('POST /api/wishlist/createwishlist', { wishlistName: ' Summer  trip ' })
  await ask(`POST ${list}/add-range?skus=${dress}&skus=${dressIn40}&wishlistId=${made.body.wishlistId}`)

  expect(made.body).toMatchObject({ wishlistName: 'Summer trip', isDefaultWishlist: false, skus: [] })
  const lists = (await ask('GET /api/wishlist/wishlists')).body
  expect(lists).toMatchObject([
    { isDefaultWishlist: true, skus: [] },
    { wishlistName: 'Summer trip', skus: [dress, dressIn40], products: [{ id: dress }] },
  ])
  const rename = (id: string, wishlistName: string) =>
    ask(`PUT /api/wishlist/updatewishlistname?wishlistId=${id}`, { wishlistName })
  expect((await rename(lists[0].wishlistId, 'SUMMER TRIP')).body).toMatchObject({ code: 'wishlist.name-taken' })
  expect((await rename(lists[0].wishlistId, '  ')).body).toMatchObject({ code: 'wishlist.name-required' })
  expect((await rename(lists[0].wishlistId, 'Home')).body).toMatchObject({ wishlistName: 'Home' })
  expect((await rename(lists[1].wishlistId, 'summer TRIP')).body).toMatchObject({ wishlistName: 'summer TRIP' })

  const remove = (id: string) => ask(`DELETE /api/wishlist/en-gb/delete-wishlist?wishlistId=${id}`)
  expect(await remove(lists[0].wishlistId)).toMatchObject({ status: 400, body: { code: 'wishlist.default-stays' } })
  expect((await remove(lists[1].wishlistId)).status).toBe(200)
  expect((await remove(lists[1].wishlistId)).status).toBe(404)
  expect((await ask('GET /api/wishlist/wishlists')).body).toHaveLength(1)
})

test('previews the four newest products of each list [B-WISH-02] [B-API-50] [B-CON-07] [C-CST-12]', async () => {
  const { ask } = member()
  const { wishlistId } = (await ask(`POST ${list}/add?sku=${dress}`)).body
  const items = Array.from({ length: 200 }, (_, at) => ({ sku: `${at}_gone_01`, savedAt: '' }))
  await sql`update wishlist set items = ${JSON.stringify(items)} where id = ${wishlistId}`.execute(database.sql())

  expect((await ask('GET /api/wishlist/wishlists')).body).toMatchObject([
    { quantity: 200, skus: ['0_gone_01', '1_gone_01', '2_gone_01', '3_gone_01'] },
  ])
})

test('tells of each list if a product is on it, in any size', async () => {
  const { ask } = member()
  await ask(`POST ${list}/add?sku=${dressIn40}`)
  await ask('POST /api/wishlist/createwishlist', { wishlistName: 'Summer' })
  const asked = async (sku: string) => {
    const { body } = await ask(`GET /api/wishlist/wishlists?sku=${sku}`)
    return body.map(({ hasProduct }: { hasProduct: boolean }) => hasProduct)
  }

  expect(await asked(dress)).toEqual([true, false])
  expect(await asked(`${dress}_38`)).toEqual([true, false])
  expect(await asked(dress.slice(0, -1))).toEqual([false, false])
})

test('gives a member twenty lists and no more, however many are asked for at once [B-WISH-O2]', async () => {
  const { ask } = member()
  const asked = await Promise.all(
    Array.from({ length: 30 }, (_, at) => ask('POST /api/wishlist/createwishlist', { wishlistName: `List ${at}` })),
  )

  expect(asked.filter(({ status }) => status === 200)).toHaveLength(19)
  expect(asked.find(({ status }) => status === 400)?.body).toMatchObject({ code: 'wishlist.too-many-lists', limit: 20 })
})

test('saves a product once that is saved many times at once, and makes one default list', async () => {
  const { ask } = member()
  const asked = await Promise.all(Array.from({ length: 12 }, () => ask(`POST ${list}/add?sku=${dress}`)))

  expect(new Set(asked.map(({ body }) => body.wishlistId)).size).toBe(1)
  expect((await ask('GET /api/wishlist/wishlists')).body).toMatchObject([{ skus: [dress] }])
})

test('loses none of many products that are saved and removed at once', async () => {
  const { ask } = guest()
  await ask(`POST ${list}/add?sku=${other}`)
  const skus = [dress, dressIn40, `${dress}_38`, `${dress}_36`]
  const saved = await Promise.all([
    ...skus.map((sku) => ask(`POST ${list}/add?sku=${sku}`)),
    ask(`POST ${list}/remove?sku=${other}`),
  ])

  expect(saved.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect((await ask(`GET ${list}`)).body.skus.toSorted()).toEqual(skus.toSorted())
})

test('refuses a guest what is for members, and says that a sign-in is needed [B-AUTH-O1] [B-WISH-06] [B-API-40] [B-API-46] [B-API-47] [B-API-48] [B-API-49] [B-API-50]', async () => {
  const { ask } = guest()
  const { wishlistId } = (await ask(`POST ${list}/add?sku=${dress}`)).body
  const refused = [
    await ask('GET /api/wishlist/wishlists'),
    await ask('POST /api/wishlist/createwishlist', { wishlistName: 'Summer' }),
    await ask(`PUT /api/wishlist/updatewishlistname?wishlistId=${wishlistId}`, { wishlistName: 'Summer' }),
    await ask(`DELETE /api/wishlist/en-gb/delete-wishlist?wishlistId=${wishlistId}`),
    await ask(`POST ${list}/get-wishlist-share-link?wishlistId=${wishlistId}`),
    await ask(`POST ${list}/share-wishlist-mail?wishlistId=${wishlistId}`, { recipients: ['a@example.com'] }),
  ]

  expect(wishlistId).toBeDefined()
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 401))
})

test('asks a guest to sign in for everything but a shared list where the market wants it, and only there [B-WISH-04] [B-AUTH-O1] [B-FT-34] [C-TGL-27] [C-GEN-13] [B-API-41] [B-API-42] [B-API-43] [B-API-44] [B-API-45]', async () => {
  const owner = member()
  const { wishlistId } = (await owner.ask(`POST ${list}/add?sku=${dress}`)).body
  const { shareLinkReference } = (await owner.ask(`POST ${list}/get-wishlist-share-link?wishlistId=${wishlistId}`)).body
  expect((await guest().ask(`POST ${list}/add?sku=${dress}`)).status).toBe(200)
  shop.on.add('requireLoginForWishlist')
  const { ask } = guest()

  expect((await ask(`POST ${list}/add?sku=${dress}`)).body).toMatchObject({
    status: 401,
    code: 'wishlist.sign-in-needed',
  })
  expect((await ask(`POST ${list}/add-range?skus=${dress}`)).status).toBe(401)
  expect((await ask(`POST ${list}/remove?sku=${dress}`)).status).toBe(401)
  expect((await ask(`GET ${list}`)).status).toBe(401)
  expect((await ask(`GET ${list}?shareReference=${shareLinkReference}`)).status).toBe(200)
  expect((await ask(`GET /api/wishlist/en-gb/shared-wishlist?shareLinkReference=${shareLinkReference}`)).status).toBe(
    200,
  )
  expect((await owner.ask(`POST ${list}/add?sku=${other}`)).status).toBe(200)
})

test('has no wishlists where the market switched them off [B-FT-12, B-FT-O1]', async () => {
  shop.on.delete('wishlist')
  for (const key of ['requireLoginForWishlist', 'shareWishlist', 'createWishlist'] as const) shop.on.add(key)
  const off = { status: 403, code: 'wishlist.off' }

  expect((await member().ask(`POST ${list}/get-wishlist-share-link?wishlistId=${newId()}`)).body).toMatchObject(off)
  expect((await member().ask('POST /api/wishlist/createwishlist', { wishlistName: 'A' })).body).toMatchObject(off)
  expect((await guest().ask(`POST ${list}/add?sku=${dress}`)).body).toMatchObject({ status: 403, code: 'wishlist.off' })
  expect((await member().ask('GET /api/wishlist/wishlists')).status).toBe(403)
})

test('makes one list only, or shares none, where the market switched that off [B-FT-32] [B-FT-33] [B-WISH-06] [B-SYS-04]', async () => {
  shop.on.delete('createWishlist')
  shop.on.delete('shareWishlist')
  const { ask } = member()
  const { wishlistId } = (await ask(`POST ${list}/add?sku=${dress}`)).body

  expect((await ask('POST /api/wishlist/createwishlist', { wishlistName: 'Summer' })).status).toBe(403)
  expect((await ask(`POST ${list}/get-wishlist-share-link?wishlistId=${wishlistId}`)).status).toBe(403)
  const mail = { recipients: ['a@example.com'] }
  expect((await ask(`POST ${list}/share-wishlist-mail?wishlistId=${wishlistId}`, mail)).status).toBe(403)
})

test('opens and changes no list of another shopper, by any call [B-AUTH-O1] [B-API-40] [B-API-42] [B-API-43] [B-API-44] [B-API-45] [B-API-46] [B-API-47] [B-API-49, C-GEN-O2]', async () => {
  const [owner, stranger, passer] = [member(), member(), guest()]
  const { wishlistId } = (await owner.ask(`POST ${list}/add?sku=${dress}`)).body
  const second = (await owner.ask('POST /api/wishlist/createwishlist', { wishlistName: 'Second' })).body.wishlistId
  await stranger.ask(`POST ${list}/add?sku=${other}`)
  await passer.ask(`POST ${list}/add?sku=${other}`)
  const calls = (id: string) => [
    `GET ${list}?wishlistId=${id}`,
    `POST ${list}/add?sku=${other}&wishlistId=${id}`,
    `POST ${list}/add-range?skus=${other}&wishlistId=${id}`,
    `POST ${list}/remove?sku=${dress}&wishlistId=${id}`,
  ]
  const memberCalls = (id: string) => [
    `POST ${list}/get-wishlist-share-link?wishlistId=${id}`,
    `DELETE /api/wishlist/en-gb/delete-wishlist?wishlistId=${id}`,
  ]

  for (const id of [wishlistId, second]) {
    for (const call of [...calls(id), ...memberCalls(id)]) {
      const refused = await stranger.ask(call)
      expect([call, refused.status]).toEqual([call, 403])
      expect(JSON.stringify(refused.body)).not.toContain(dress)
    }
    const renamed = await stranger.ask(`PUT /api/wishlist/updatewishlistname?wishlistId=${id}`, {
      wishlistName: 'Mine',
    })
    expect(renamed.status).toBe(403)
    const mail = { recipients: ['a@example.com'] }
    expect((await stranger.ask(`POST ${list}/share-wishlist-mail?wishlistId=${id}`, mail)).status).toBe(403)
    for (const call of calls(id)) expect((await passer.ask(call)).status).toBe(403)
  }
  for (const id of [newId(), 'x', '%00', "'", wishlistId.toUpperCase().replaceAll('-', '')])
    for (const call of calls(id)) expect([400, 404]).toContain((await stranger.ask(call)).status)
  expect((await owner.ask('GET /api/wishlist/wishlists')).body).toMatchObject([{ skus: [dress] }, { skus: [] }])
})

test('treats a forged cookie as no cookie, for hearts too [B-WISH-08]', async () => {
  const owner = guest()
  const { wishlistId } = (await owner.ask(`POST ${list}/add?sku=${dress}`)).body
  const forged = [
    `${wishlistId}.${'A'.repeat(43)}`,
    wishlistId,
    `${wishlistId}.`,
    `.${'A'.repeat(43)}`,
    'x'.repeat(5000),
  ]

  for (const value of forged) {
    const thief = guest()
    thief.kept.set('wishlist', value)
    expect((await thief.ask(`GET ${list}`)).status).toBe(204)
    expect((await thief.ask(`POST ${list}/add?sku=${other}`)).body.wishlistId).not.toBe(wishlistId)
  }
  expect((await owner.ask(`GET ${list}`)).body.skus).toEqual([dress])
  const hearts = (key: string) => shop.lists.savedSkus({ accountId: undefined, wishlist: { wishlistId, key } } as never)
  expect(await hearts(owner.kept.get('wishlist')!.split('.')[1]!)).toEqual([dress])
  expect(await hearts('A'.repeat(43))).toEqual([])
})

test('stores the key of a guest’s list as its hash, and knows a list for a year after its last change [B-STO-02]', async () => {
  const { ask, kept } = guest()
  await ask(`POST ${list}/add?sku=${dress}`)
  const { rows } = await sql<{ row: string; days: number }>`
    select wishlist::text as row, round(extract(epoch from expires_at - now()) / 86400)::int as days from wishlist`.execute(
    database.sql(),
  )

  expect(rows[0]?.row).not.toContain(kept.get('wishlist')!.split('.')[1])
  expect(rows[0]?.days).toBe(365)
  await sql`update wishlist set expires_at = now() + interval '1 day'`.execute(database.sql())
  await ask(`POST ${list}/add?sku=${other}`)
  const changed = await sql<{ days: number }>`
    select round(extract(epoch from expires_at - now()) / 86400)::int as days from wishlist`.execute(database.sql())
  expect(changed.rows[0]?.days).toBe(365)
  await sql`update wishlist set expires_at = now() - interval '1 second'`.execute(database.sql())
  expect((await ask(`GET ${list}`)).status).toBe(204)
})

test('merges a guest’s list into the member’s at sign-in, once [B-WISH-O3]', async () => {
  const account = newId()
  await member(account).ask(`POST ${list}/add?sku=${other}`)
  await member(account).ask('POST /api/wishlist/createwishlist', { wishlistName: 'Summer' })
  const { ask, kept } = guest()
  await ask(`POST ${list}/add?sku=${dress}`)
  const [wishlistId, key] = kept.get('wishlist')!.split('.') as [string, string]
  const merge = () =>
    database.transaction((inside) =>
      shop.lists.mergeAtSignIn(inside, { accountId: account, guestKey: { wishlistId, key } }),
    )

  await Promise.all([merge(), merge()])

  expect((await member(account).ask(`GET ${list}`)).body.skus).toEqual([dress, other])
  expect((await ask(`GET ${list}`)).status).toBe(204)
})

test('makes a guest’s list the default list of a member who had none [B-WISH-O3]', async () => {
  const account = newId()
  const { ask, kept } = guest()
  await ask(`POST ${list}/add-range?skus=${dress}&skus=${other}`)
  const [wishlistId, key] = kept.get('wishlist')!.split('.') as [string, string]
  await database.transaction((inside) =>
    shop.lists.mergeAtSignIn(inside, { accountId: account, guestKey: { wishlistId, key } }),
  )

  expect((await member(account).ask('GET /api/wishlist/wishlists')).body).toMatchObject([
    { isDefaultWishlist: true, skus: [dress, other] },
  ])
  expect((await ask(`GET ${list}`)).status).toBe(204)
})

test('asks for a market where the call names none', async () => {
  const answer = await shop.app.inject({
    url: '/api/wishlist/wishlists',
    headers: { 'x-test-account': newId(), 'sec-fetch-site': 'same-origin' },
  })

  expect(answer.json()).toMatchObject({ status: 400, code: 'wishlist.no-market' })
})
