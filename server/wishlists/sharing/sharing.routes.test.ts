import { beforeEach, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { browser, openWishlistShop } from '../wishlists.fakes.ts'

const shop = await openWishlistShop(await testDatabase())
beforeEach(shop.reset)

const list = '/api/wishlist/en-gb/wishlist'
const dress = '900100_navy_01'
const market = shop.markets.find('en-gb')!

/** A member with one saved dress, and the link of the list. */
async function sharer() {
  const account = newId()
  const { ask } = browser(shop, account)
  const { wishlistId } = (await ask(`POST ${list}/add?sku=${dress}`)).body
  const link = () => ask(`POST ${list}/get-wishlist-share-link?wishlistId=${wishlistId}`)
  const mail = (recipients: string[], more: object = {}) =>
    ask(`POST ${list}/share-wishlist-mail?wishlistId=${wishlistId}`, { recipients, ...more })
  const request = { market, visitor: { accountId: account }, storeInBrowser: () => {} }
  return { ask, wishlistId, link, mail, request }
}
const opened = (reference: string) =>
  browser(shop).ask(`GET /api/wishlist/en-gb/shared-wishlist?shareLinkReference=${reference}`)

test('shares a list by a link with 128 random bits, the same each time, which everybody can read [B-API-41] [B-API-42] [B-API-46] [B-WISH-O6] [B-FT-32]', async () => {
  const { link } = await sharer()
  const { body } = await link()

  expect(body.shareLinkReference).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(body).toEqual({
    shareLink: `http://localhost/en-gb/wishlist?shareReference=${body.shareLinkReference}`,
    shareLinkReference: body.shareLinkReference,
    shareReference: body.shareLinkReference,
  })
  expect((await link()).body).toEqual(body)
  expect((await opened(body.shareLinkReference)).body).toMatchObject({
    ...{ name: 'wishlist.default-name', skus: [dress], products: [{ id: dress }] },
  })
  const byList = await browser(shop).ask(`GET ${list}?shareReference=${body.shareLinkReference}`)
  expect(byList.body).toMatchObject({ skus: [dress] })
})

test('shares the list that is named; refuses what cannot be the id of a list, and neither shares nor opens one where the market switched that off [B-API-46, B-FT-32]', async () => {
  const { ask } = await sharer()
  const summer = (await ask('POST /api/wishlist/createwishlist', { wishlistName: 'Summer' })).body.wishlistId
  const share = (id: string) => ask(`POST ${list}/get-wishlist-share-link?wishlistId=${id}`)
  const { shareLinkReference } = (await share(summer)).body

  expect((await opened(shareLinkReference)).body).toMatchObject({ wishlistId: summer, name: 'Summer', skus: [] })
  expect((await share('x'.repeat(201))).body).toMatchObject({
    status: 400,
    errors: { wishlistId: [expect.any(String)] },
  })
  shop.on.delete('shareWishlist')
  expect((await share(summer)).body).toMatchObject({ status: 403, code: 'wishlist.off' })
  expect((await opened(shareLinkReference)).status).toBe(404)
  const byList = await browser(shop).ask(`GET ${list}?shareReference=${shareLinkReference}`)
  expect(byList.status).toBe(404)
})

test('answers 404 for an invented reference, and for one that is no longer shared [B-API-41] [B-API-42] [B-ERR-06] [B-WISH-O6]', async () => {
  const { link, request, wishlistId } = await sharer()
  const { shareLinkReference } = (await link()).body

  for (const reference of [newId(), 'x', '%00', wishlistId])
    expect([400, 404]).toContain((await opened(encodeURI(reference))).status)
  const byList = await browser(shop).ask(`GET ${list}?shareReference=${newId()}`)
  expect([byList.status, byList.body.code]).toEqual([404, 'wishlist.reference-unknown'])
  expect((await shop.sharing.end(request, { wishlistId })).ok).toBe(true)
  expect((await opened(shareLinkReference)).body).toMatchObject({ status: 404, code: 'wishlist.reference-unknown' })
  expect((await link()).body.shareLinkReference).not.toBe(shareLinkReference)
  expect((await browser(shop).ask('GET /api/wishlist/en-gb/shared-wishlist')).status).toBe(400)
})

test('refuses every change of a list by its reference [B-WISH-O6]', async () => {
  const { ask, link } = await sharer()
  const { shareLinkReference } = (await link()).body
  const stranger = browser(shop, newId())

  expect((await stranger.ask(`POST ${list}/remove?sku=${dress}&wishlistId=${shareLinkReference}`)).status).toBe(404)
  expect((await ask(`GET ${list}`)).body.skus).toEqual([dress])
})

test('sends the link to each friend in a mail of their own [B-API-47] [B-API-O5] [B-WISH-O6]', async () => {
  const { link, mail } = await sharer()
  const { shareLink } = (await link()).body

  const sent = await mail(['a@example.com', 'b@example.com'], { senderName: 'Anna', message: 'Look <b>here</b>' })

  expect(sent.status).toBe(204)
  expect(shop.mails).toMatchObject(
    ['a@example.com', 'b@example.com'].map((recipient) => ({
      ...{ kind: 'wishlist-shared', market: 'en-gb', recipient },
      data: {
        senderName: 'Anna',
        message: 'Look <b>here</b>',
        listName: 'wishlist.default-name',
        sharedUrl: shareLink,
      },
    })),
  )
  expect(new Set(shop.mails.map(({ eventId }) => eventId)).size).toBe(2)
})

test('mails the list that is named, by its name and its own link [B-API-47]', async () => {
  const { ask, link } = await sharer()
  await link()
  const summer = (await ask('POST /api/wishlist/createwishlist', { wishlistName: 'Summer' })).body.wishlistId
  const sent = await ask(`POST ${list}/share-wishlist-mail?wishlistId=${summer}`, { recipients: ['a@example.com'] })
  const { shareLink } = (await ask(`POST ${list}/get-wishlist-share-link?wishlistId=${summer}`)).body

  expect(sent.status).toBe(204)
  expect(shop.mails).toMatchObject([{ data: { listName: 'Summer', sharedUrl: shareLink } }])
})

test('refuses a mail to nobody, to a wrong address, or with too long a text [B-API-47] [B-ERR-03] [B-VAL-O2]', async () => {
  const { mail } = await sharer()

  const toNobody = { status: 400, code: 'wishlist.recipient-required', errors: { recipients: [expect.any(String)] } }
  expect((await mail([])).body).toMatchObject(toNobody)
  expect((await mail(['anna'])).body).toMatchObject({ status: 400, errors: { recipients: [expect.any(String)] } })
  expect((await mail(['a@example.com'], { message: 'x'.repeat(1001) })).status).toBe(400)
  expect((await mail(['a@example.com'], { senderName: 'x'.repeat(101) })).status).toBe(400)
  expect(shop.mails).toEqual([])
})

test('sends twenty mails a day for a list, and five to an address, and no more', async () => {
  const { mail } = await sharer()
  const friends = (from: number, count: number) => Array.from({ length: count }, (_, at) => `f${from + at}@example.com`)
  const statuses = []
  for (const recipients of [friends(0, 10), friends(10, 8), friends(20, 3), friends(30, 2), friends(40, 1)])
    statuses.push((await mail(recipients)).status)

  expect(statuses).toEqual([204, 204, 429, 204, 429])
  expect(shop.mails).toHaveLength(20)
  for (let at = 0; at < 5; at++) await (await sharer()).mail(['one@example.com'])
  expect((await (await sharer()).mail(['One@example.com'])).body).toMatchObject({ code: 'wishlist.mailed-too-often' })
  expect(shop.mails).toHaveLength(25)
})
