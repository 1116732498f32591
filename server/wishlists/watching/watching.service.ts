import { toWire } from '#contracts/money.ts'
import { isEmailAddress } from '#foundation/email-address.ts'
import { isId, isSecret } from '#foundation/ids.ts'
import { accepted, refused } from '#foundation/result.ts'
import { queueMail } from '#server/mails/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { networkOf } from '#server/platform/network-of.ts'
import { countedAttempt, type RatedAttempt } from '#server/platform/rate-counts.repository.ts'
import { hashOfSecret, nameOfAddress, newSecret } from '#server/platform/secret.ts'
import type { SharingNeeds } from '../sharing/sharing.service.ts'
import type { Wishlist } from '../wishlist.ts'
import type { WishlistAnswer, WishlistRequest, Wishlists } from '../wishlists.ts'
import { type News, newsOf } from './news-of.ts'
import { type DueWatch, lockDue, saveReported, watchesIn } from './watches.repository.ts'
import type { WishlistWatching } from './watching.ts'

export interface WatchingNeeds extends SharingNeeds {
  readonly lists: Pick<Wishlists, 'find' | 'nameOf'>
  readonly markets: Pick<Markets, 'find'>
}

const hourMs = 60 * 60 * 1000
/** The link in the mail expires after this time. */
const confirmWithinMs = 48 * hourMs
/** A list sends at most one mail in this time. */
const pauseMs = 24 * hourMs
const mostGoods = 10

export function wishlistWatching(needs: WatchingNeeds): WishlistWatching {
  const { clock, database, lists } = needs
  const watches = watchesIn(database)
  return {
    watch: (request, asked) => watch(needs, request, asked),
    ofList: (wishlistId) => watches.ofList(wishlistId, clock()),
    toConfirm: async (secret) => (isSecret(secret) ? watches.toConfirm(hashOfSecret(secret), clock()) : undefined),
    async confirm(secret) {
      const confirmed = isSecret(secret) ? await watches.confirm(hashOfSecret(secret), clock()) : undefined
      if (!confirmed) return refused({ code: 'wishlist.watch-unknown' })
      await notifyOne(needs, confirmed.wishlistId)
      return accepted(confirmed)
    },
    byToken: async (token) => (isId(token) ? watches.byToken(token) : undefined),
    end: async (token) => {
      if (isId(token)) await watches.end(token)
    },
    async stop(request, wishlistId) {
      const list = await lists.find(request, { wishlistId })
      if (!list.ok) return list
      if (list.value) await watches.endOfList(list.value.id)
      return accepted(undefined)
    },
    async notify(productIds) {
      let sent = 0
      for (const id of await watches.due(productIds ? [...productIds] : null, lastMailBefore(needs)))
        if (await notifyOne(needs, id)) sent += 1
      return sent
    },
  }
}

const lastMailBefore = ({ clock }: WatchingNeeds): Date => new Date(clock().getTime() - pauseMs)

async function watch(
  needs: WatchingNeeds,
  request: WishlistRequest,
  asked: { readonly wishlistId?: string | undefined; readonly email: string; readonly address: string },
): Promise<WishlistAnswer<undefined>> {
  const email = asked.email.trim()
  if (!isEmailAddress(email)) return refused({ code: 'wishlist.email-invalid' })
  const list = await needs.lists.find(request, asked)
  if (!list.ok) return list
  if (!list.value) return refused({ code: 'wishlist.unknown' })
  const counted = await countedAttempt(needs.database, countedTogether(asked.address, email), async () => ({
    right: false,
    value: undefined,
  }))
  if (!counted.allowed)
    return refused({ code: 'wishlist.watched-too-often', retryAfterSeconds: counted.retryAfterSeconds })
  await storeAndAsk(needs, request.market, list.value, email)
  return accepted(undefined)
}

/** Every request is counted, because each may send an unwanted mail. */
function countedTogether(address: string, email: string): RatedAttempt[] {
  const network = networkOf(address)
  return [
    ...(network === undefined ? [] : [{ what: 'wishlist-watches-by-network', who: network } as const]),
    { what: 'wishlist-watches-by-email', who: nameOfAddress(email) },
  ]
}

/** Stores the watch and queues its confirmation mail in one transaction. */
async function storeAndAsk(needs: WatchingNeeds, market: Market, list: Wishlist, email: string): Promise<void> {
  const { clock, jobs, lists, newId, pageUrl, publicUrl } = needs
  const secret = newSecret()
  await needs.database.transaction(async (inside) => {
    const isToConfirm = await watchesIn(inside).add({
      ...{ wishlistId: list.id, token: newId(), market: market.id, email, confirmHash: hashOfSecret(secret) },
      confirmUntil: new Date(clock().getTime() + confirmWithinMs),
    })
    if (!isToConfirm) return
    await queueMail(jobs, inside, {
      ...{ eventId: `wishlist-watch:${hashOfSecret(secret).slice(0, 22)}`, kind: 'confirm-watch', market: market.id },
      recipient: email,
      data: {
        listName: lists.nameOf(market, list),
        confirmUrl: `${publicUrl}${pageUrl(market)}?confirm=${secret}`,
      },
    })
  })
}

/** Compares one list with the last reported state and queues a mail; true if there was news. */
async function notifyOne(needs: WatchingNeeds, wishlistId: string): Promise<boolean> {
  const { catalogue, clock, database, jobs, markets } = needs
  return database.transaction(async (inside) => {
    const due = await lockDue(inside, wishlistId, lastMailBefore(needs))
    const market = due && markets.find(due.market)
    if (!due || !market) return false
    const { news, told } = newsOf(due.items, due.told, (productId) => catalogue.detail(market, productId))
    const at = clock()
    await saveReported(inside, { wishlistId, told, at: news.length > 0 ? at : null })
    if (news.length === 0) return false
    await queueMail(jobs, inside, {
      ...{ eventId: `wishlist-news:${due.token}:${at.getTime()}`, kind: 'wishlist-news', market: market.id },
      ...{ recipient: due.email, data: newsData(needs, market, due, news) },
      unsubscribeUrl: `${needs.publicUrl}/api/wishlist/${market.id}/watch/end?token=${due.token}`,
    })
    return true
  })
}

function newsData({ lists, pageUrl, publicUrl }: WatchingNeeds, market: Market, due: DueWatch, news: readonly News[]) {
  const pageAddress = `${publicUrl}${pageUrl(market)}`
  return {
    listName: lists.nameOf(market, due),
    goods: news.slice(0, mostGoods).map(({ product, sku, was, left }) => ({
      ...{ name: product.name, colourName: product.colourName, now: product.price.salesPrice },
      url: `${publicUrl}${product.url}${sku === product.id ? '' : `?sku=${encodeURIComponent(sku)}`}`,
      ...(was === undefined ? {} : { was: toWire(was) }),
      ...(left === undefined ? {} : { left }),
    })),
    listUrl: pageAddress,
    stopUrl: `${pageAddress}?stop=${due.token}`,
  }
}
