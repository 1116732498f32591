import type { MailReturn } from '#contracts/mail-parts.ts'
import { queueMail } from '#server/mails/index.ts'
import type { Order } from '#server/orders/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { GoodsReturn } from './return.ts'
import type { ReturnsNeeds } from './returns-needs.ts'
import { shownReturn } from './shown-return.service.ts'

export type ReturnMail = 'return-registered' | 'return-arrived' | 'return-refused'

/** Mails a step of a return to the buyer, once; the mail leaves when the transaction of the step is committed. */
export async function queueReturnMail(
  needs: ReturnsNeeds,
  inside: Database,
  kind: ReturnMail,
  { order, goodsReturn }: { readonly order: Order; readonly goodsReturn: GoodsReturn },
): Promise<void> {
  const shown = await shownReturn(needs, order, goodsReturn, inside)
  const { returnNumber, way, sendBy, carrier, dropOffCode, labelUrl, note } = shown
  const data: MailReturn = {
    ...{ returnNumber, way, sendBy, pageUrl: shown.returnPortalTrackingUrl },
    goods: shown.lines.map(({ name, quantity }) => ({ name, quantity })),
    ...(carrier === undefined ? {} : { carrier }),
    ...(dropOffCode === undefined ? {} : { dropOffCode }),
    ...(labelUrl === undefined ? {} : { labelUrl: `${needs.publicUrl}${labelUrl}` }),
    ...(note === undefined ? {} : { note }),
  }
  const eventId = `${kind}:${goodsReturn.id}`
  await queueMail(needs.jobs, inside, { eventId, kind, market: order.market, recipient: order.email, data })
}
