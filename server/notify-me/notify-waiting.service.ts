import type { ProductDetail } from '#contracts/catalogue.ts'
import { queueMail } from '#server/mails/index.ts'
import type { Market } from '#server/markets/index.ts'
import { endByMail, notificationsIn } from './notifications.repository.ts'
import type { Notification } from './notify-me.ts'
import type { NotifyMeNeeds } from './notify-me-needs.ts'
import { isDue } from './read-wish.ts'

/** Ends requests and queues their mails in one transaction, so that each mail is sent once. */
export async function notifyWaiting(needs: NotifyMeNeeds, marketId: string, productId: string): Promise<number> {
  const market = needs.markets.find(marketId)
  const product = market && needs.detail(market, productId)
  if (!market || !product) return 0
  const due = (await notificationsIn(needs.database).open(marketId, productId)).filter((one) => isDue(one, product))
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
