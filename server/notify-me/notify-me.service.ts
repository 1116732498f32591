import type { ProductDetail } from '#contracts/catalogue.ts'
import type { Clock } from '#foundation/clock.ts'
import { isSecret } from '#foundation/ids.ts'
import { accepted, refused } from '#foundation/result.ts'
import { queueMail } from '#server/mails/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { networkOf } from '#server/platform/limits.ts'
import { type Guess, guess } from '#server/platform/rate-counts.repository.ts'
import { hashOfSecret, nameOfAddress, newSecret } from '#server/platform/secret.ts'
import { maskEmail } from './mask-email.ts'
import { endByMail, type NewNotification, notificationsIn } from './notifications.repository.ts'
import type { Notification, NotifyMe } from './notify-me.ts'
import { hasCome, readWish } from './read-wish.ts'

export interface NotifyMeNeeds {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send'>
  readonly detail: (market: Market, productId: string) => ProductDetail | undefined
  readonly markets: Pick<Markets, 'find'>
  readonly clock: Clock
  readonly newId: () => string
  /** The address of the page whose buttons confirm and end requests. */
  readonly pageUrl: (market: Market) => string
  /** Scheme and host, without a slash at the end. */
  readonly publicUrl: string
}

/** The link in the mail expires after this time. */
const confirmWithinMs = 48 * 60 * 60 * 1000

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function notifyMe(needs: NotifyMeNeeds): NotifyMe {
  const notifications = notificationsIn(needs.database)
  return {
    async optIn({ market, visitor, address }, wish) {
      const read = readWish(wish, needs.detail(market, wish.productId))
      if (!read.ok) return read
      const counted = await guess(needs.database, countedTogether(address, read.value.email), async () => ({
        right: false,
        value: undefined,
      }))
      if (!counted.allowed)
        return refused({ code: 'notify-me.too-often', retryAfterSeconds: counted.retryAfterSeconds })
      const holder = visitor !== undefined && uuid.test(visitor) ? visitor : needs.newId()
      const secret = newSecret()
      await storeAndSendConfirmation(
        needs,
        { market, secret },
        {
          ...read.value,
          ...{ token: needs.newId(), visitor: holder, kind: wish.kind, market: market.id, productId: wish.productId },
          newsletter: wish.acceptNewsletter ? consentOf(market, needs.clock()) : null,
          confirmHash: hashOfSecret(secret),
          confirmUntil: new Date(needs.clock().getTime() + confirmWithinMs),
        },
      )
      return accepted(holder)
    },

    toConfirm: async (secret) =>
      isSecret(secret) ? notifications.toConfirm(hashOfSecret(secret), needs.clock()) : undefined,

    async confirm(secret) {
      const confirmed = isSecret(secret) ? await notifications.confirm(hashOfSecret(secret), needs.clock()) : undefined
      return confirmed ? accepted(confirmed) : refused({ code: 'notify-me.confirm-unknown' })
    },

    async existing({ market, visitor }, productId) {
      if (visitor === undefined || !uuid.test(visitor)) return undefined
      const found = await notifications.ofVisitor(visitor, market.id, productId)
      if (!found) return undefined
      const { email, sku, token } = found
      return { productId, email: maskEmail(email), token, ...(sku === null ? {} : { sku }) }
    },

    optOut: async (token) =>
      uuid.test(token) && (await notifications.endByShopper(token))
        ? accepted(undefined)
        : refused({ code: 'notify-me.token-unknown' }),

    wish: async (token) => (uuid.test(token) ? notifications.byToken(token) : undefined),

    async notify(productIds) {
      let sent = 0
      for (const { market, productId } of await notifications.awaited(productIds ? [...productIds] : null))
        sent += await notifyWaiting(needs, market, productId)
      return sent
    },
  }
}

/** Every request is counted, because each may send an unwanted mail. */
function countedTogether(address: string, email: string): Guess[] {
  const network = networkOf(address)
  return [
    ...(network === undefined ? [] : [{ what: 'notify-me-by-network', who: network } as const]),
    { what: 'notify-me-by-email', who: nameOfAddress(email) },
  ]
}

/** Stores the request and queues its confirmation mail in one transaction. */
async function storeAndSendConfirmation(
  needs: NotifyMeNeeds,
  { market, secret }: { readonly market: Market; readonly secret: string },
  wish: NewNotification,
): Promise<void> {
  const product = needs.detail(market, wish.productId)
  await needs.database.transaction(async (inside) => {
    const added = await notificationsIn(inside).add(wish)
    if (!added || !product) return
    await queueMail(needs.jobs, inside, {
      eventId: `notification-asked:${added.id}:${wish.confirmHash.slice(0, 12)}`,
      kind: 'confirm-wish',
      market: market.id,
      recipient: wish.email,
      data: {
        launched: wish.kind === 'launch',
        name: product.name,
        confirmUrl: `${needs.publicUrl}${needs.pageUrl(market)}?confirm=${secret}`,
      },
    })
  })
}

/** The proof of consent: the text, the time and the market. */
const consentOf = ({ id, choices }: Market, now: Date) => ({
  at: now.toISOString(),
  market: id,
  text: `newsletter ${choices.termsVersion}`,
})

/** Requests are ended and their mails queued in one transaction, so that each mail is sent once. */
async function notifyWaiting(needs: NotifyMeNeeds, marketId: string, productId: string): Promise<number> {
  const market = needs.markets.find(marketId)
  const product = market && needs.detail(market, productId)
  if (!market || !product) return 0
  const due = (await notificationsIn(needs.database).open(marketId, productId)).filter((one) => hasCome(one, product))
  if (due.length === 0) return 0
  return needs.database.transaction(async (inside) => {
    const ended = await endByMail(
      inside,
      due.map(({ id }) => id),
    )
    for (const one of ended) await queueMail(needs.jobs, inside, mailOf(needs, { market, product, one }))
    return ended.length
  })
}

interface Due {
  readonly market: Market
  readonly product: ProductDetail
  readonly one: Notification
}

function mailOf({ publicUrl }: NotifyMeNeeds, { market, product, one }: Due) {
  const variant = product.variants.find(({ id }) => id === one.sku)
  const { name, colourName, url } = product
  return {
    eventId: `notification:${one.id}`,
    kind: 'product-there' as const,
    market: market.id,
    recipient: one.email,
    data: {
      launched: one.kind === 'launch',
      name,
      colourName,
      ...(variant ? { size: [variant.size.name, variant.length?.name].filter(Boolean).join('/') } : {}),
      productUrl: `${publicUrl}${url}${one.sku === null ? '' : `?sku=${encodeURIComponent(one.sku)}`}`,
      optOutUrl: `${publicUrl}/api/notifyme/${market.id}/optout?token=${one.token}`,
    },
  }
}
