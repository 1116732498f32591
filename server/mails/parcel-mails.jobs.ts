import type { ParcelChange } from '#contracts/mail-parts.ts'
import type { MailData } from '#contracts/mails.ts'
import { isoDay } from '#foundation/date-format.ts'
import { isNewestChange } from '#server/orders/index.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { type MailNeeds, type SendOnce, type UnsentMail, writtenMail } from './mail-needs.ts'
import { orderOf, parcelInMail } from './order-in-mails.service.ts'

/** One mail for each change of a parcel, however often carriers report it. No mail if the change is no longer the state of the parcel. */
export const workOnParcelMails = (jobs: Pick<Jobs, 'work'>, needs: MailNeeds, send: SendOnce): Promise<void> =>
  jobs.work('parcel-turned.mails', (job) => {
    const { parcelId, turn: change } = job as unknown as { readonly parcelId: string; readonly turn: ParcelChange }
    return send(`parcel-${change}:${parcelId}`, () => parcelMail(needs, parcelId, change))
  })

async function parcelMail(needs: MailNeeds, parcelId: string, change: ParcelChange): Promise<UnsentMail | undefined> {
  const parcel = await needs.fulfilments.parcel(parcelId)
  const found = parcel && (await orderOf(needs, parcel.orderId))
  if (!parcel || !found) return undefined
  const { order, market, progress, orderData } = found
  const events = progress.parcels.find(({ id }) => id === parcelId)?.events ?? []
  const tracking = orderData.order.parcelTrackings?.find((one) => one.trackingNumber === parcel.trackingNumber)
  const { promisedDeliveryDate: promised, deliveredAt, pickupLocationAddress } = tracking ?? {}
  const expected = parcel.expected ?? undefined
  const today = isoDay(needs.clock(), market.country.timeZone)
  if (!isNewestChange(change, { events, promisedEnd: promised?.end, expectedEnd: expected?.end, today }))
    return undefined
  const data: MailData['parcel-news'] = {
    ...{ ...orderData, change, parcel: parcelInMail(order, parcel) },
    ...(promised ? { promised } : {}),
    ...(expected && change !== 'delivered' ? { expected } : {}),
    ...(deliveredAt !== undefined && change === 'delivered' ? { deliveredAt } : {}),
    ...(pickupLocationAddress && change === 'ready-to-collect' ? { pickup: linesOf(pickupLocationAddress) } : {}),
  }
  return writtenMail(needs, market, { kind: 'parcel-news', data, recipient: order.email })
}

const shownParts = ['name', 'line1', 'postalCode', 'city'] as const

const linesOf = (address: Readonly<Record<string, unknown>>): string[] =>
  shownParts.flatMap((part) => {
    const text = address[part]
    return typeof text === 'string' && text !== '' ? [text] : []
  })
