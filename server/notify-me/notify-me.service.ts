import { isSecret } from '#foundation/ids.ts'
import { accepted, refused } from '#foundation/result.ts'
import { queueMail } from '#server/mails/index.ts'
import type { Market } from '#server/markets/index.ts'
import { networkOf } from '#server/platform/network-of.ts'
import { countedAttempt, type RatedAttempt } from '#server/platform/rate-counts.repository.ts'
import { hashOfSecret, nameOfAddress, newSecret } from '#server/platform/secret.ts'
import { maskEmail } from './mask-email.ts'
import { type NewNotification, notificationsIn } from './notifications.repository.ts'
import type { NotifyMe } from './notify-me.ts'
import type { NotifyMeNeeds } from './notify-me-needs.ts'
import { notifyWaiting } from './notify-waiting.service.ts'
import { readWish } from './read-wish.ts'

/** The link in the mail expires after this time. */
const confirmWithinMs = 48 * 60 * 60 * 1000

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function notifyMe(needs: NotifyMeNeeds): NotifyMe {
  const notifications = notificationsIn(needs.database)
  return {
    optIn: (asker, wish) => optIn(needs, asker, wish),

    toConfirm: async (secret) =>
      isSecret(secret) ? notifications.toConfirm(hashOfSecret(secret), needs.clock()) : undefined,

    async confirm(secret) {
      const confirmed = isSecret(secret) ? await notifications.confirm(hashOfSecret(secret), needs.clock()) : undefined
      return confirmed ? accepted(confirmed) : refused({ code: 'notify-me.confirm-unknown' })
    },

    async existing({ market, visitor, accountId }, productId) {
      const account = accountId === undefined ? undefined : await needs.accounts.find(accountId)
      // The person who made an account may have typed somebody else's address.
      const ofAccount = account?.emailVerified && (await notifications.ofAddress(account.email, market.id, productId))
      const isVisitor = visitor !== undefined && uuid.test(visitor)
      const found = ofAccount || (isVisitor ? await notifications.ofVisitor(visitor, market.id, productId) : undefined)
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

/** Stores a request unless there were too many, and mails the link that confirms it. */
async function optIn(
  needs: NotifyMeNeeds,
  { market, visitor, address }: Parameters<NotifyMe['optIn']>[0],
  wish: Parameters<NotifyMe['optIn']>[1],
): ReturnType<NotifyMe['optIn']> {
  const read = readWish(wish, needs.detail(market, wish.productId))
  if (!read.ok) return read
  const counted = await countedAttempt(needs.database, countedTogether(address, read.value.email), async () => ({
    right: false,
    value: undefined,
  }))
  if (!counted.allowed) return refused({ code: 'notify-me.too-often', retryAfterSeconds: counted.retryAfterSeconds })
  const holder = visitor !== undefined && uuid.test(visitor) ? visitor : needs.newId()
  const secret = newSecret()
  await storeAndSendConfirmation(
    needs,
    { market, secret, newsletter: wish.acceptNewsletter === true },
    {
      ...read.value,
      ...{ token: needs.newId(), visitor: holder, kind: wish.kind, market: market.id, productId: wish.productId },
      confirmHash: hashOfSecret(secret),
      confirmUntil: new Date(needs.clock().getTime() + confirmWithinMs),
    },
  )
  return accepted(holder)
}

/** Every request is counted, because each may send an unwanted mail. */
function countedTogether(address: string, email: string): RatedAttempt[] {
  const network = networkOf(address)
  return [
    ...(network === undefined ? [] : [{ what: 'notify-me-by-network', who: network } as const]),
    { what: 'notify-me-by-email', who: nameOfAddress(email) },
  ]
}

/** Stores the request and queues its confirmation mail in one transaction. */
async function storeAndSendConfirmation(
  needs: NotifyMeNeeds,
  { market, secret, newsletter }: { readonly market: Market; readonly secret: string; readonly newsletter: boolean },
  wish: NewNotification,
): Promise<void> {
  const product = needs.detail(market, wish.productId)
  await needs.database.transaction(async (inside) => {
    if (newsletter)
      await needs.newsletter(inside, { market, email: wish.email, sourceId: `${wish.market}/${wish.productId}` })
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
