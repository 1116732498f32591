import type { Market } from '#server/markets/index.ts'
import type { Fulfilment, Fulfilments, Order } from '#server/orders/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { readEvent } from './read-event.ts'
import type { TrackedParcel, TrackedParcels } from './tracked-parcels.repository.ts'
import type { FollowedParcel, ParcelReport, SentNotice, TrackingService } from './tracking-service.port.ts'

export interface FollowNeeds {
  readonly database: Database
  readonly tracked: TrackedParcels
  /** Undefined if no service is connected: then only warehouses and stores report events. */
  readonly service: TrackingService | undefined
  readonly fulfilment: Pick<Fulfilment, 'handleNotice' | 'expect'>
  readonly fulfilments: Pick<Fulfilments, 'parcel'>
  readonly findOrder: (id: string) => Promise<Order | undefined>
  readonly marketOf: (id: string) => Market | undefined
  readonly jobs: Pick<Jobs, 'send'>
  readonly clock: () => Date
  readonly log: (fault: unknown) => void
}

/** Lets a tracking service follow the parcels of the shop, and stores its reports. */
export interface FollowedParcels {
  /** Starts to follow a parcel that was sent. */
  follow(parcelId: string): Promise<void>
  /** Registers parcels and polls those without recent reports. Safe to run in several processes. */
  pollDue(): Promise<void>
  /** Handles a notification of the service; false if it was not sent by the service. Unknown parcels are ignored. */
  handleNotice(notice: SentNotice): Promise<boolean>
}

const atOnce = 20
/** A parcel that has not arrived after this time is not followed any more. */
const followedDays = 60
const dayMs = 86_400_000

export function followParcels(needs: FollowNeeds): FollowedParcels {
  return {
    async follow(parcelId) {
      if (!needs.service) return
      const parcel = await needs.fulfilments.parcel(parcelId)
      const order = parcel && (await needs.findOrder(parcel.orderId))
      if (!parcel || !order) return
      const { carrier, trackingNumber, madeAt: sentAt } = parcel
      const { orderNumber, market } = order
      const added = { id: parcelId, orderId: order.id, direction: 'outbound' as const, orderNumber, market }
      await needs.tracked.add({ ...added, carrier, trackingNumber, sentAt }, needs.clock())
    },

    async pollDue() {
      const { service } = needs
      if (!service) return
      for (const parcel of await needs.tracked.claimDue(needs.clock(), atOnce)) {
        try {
          await pollParcel(needs, service, parcel)
        } catch (fault) {
          // Its next check is already planned.
          needs.log(fault)
        }
      }
    },

    async handleNotice(notice) {
      const read = needs.service?.read(notice, needs.clock())
      if (read?.kind === 'report')
        for (const parcel of await needs.tracked.findByNumber(read.report))
          await storeReport(needs, parcel, read.report)
      return read?.kind === 'report' || read?.kind === 'ignored'
    },
  }
}

async function pollParcel(needs: FollowNeeds, service: TrackingService, parcel: TrackedParcel): Promise<void> {
  const { tracked, clock, database } = needs
  if (clock().getTime() - parcel.sentAt.getTime() > followedDays * dayMs)
    return database.transaction((inside) => tracked.end(inside, parcel.id))
  const followed = followedParcel(needs, parcel)
  if (parcel.registeredAt === null) {
    await service.register(followed)
    return tracked.saveRegistration(parcel.id, clock())
  }
  await askWhetherLate(needs, database, parcel)
  const report = await service.fetchReport(followed)
  if (report) return storeReport(needs, parcel, report)
  await tracked.saveRegistration(parcel.id, null)
}

function followedParcel({ marketOf }: FollowNeeds, parcel: TrackedParcel): FollowedParcel {
  const { direction, orderNumber, carrier, trackingNumber } = parcel
  const market = marketOf(parcel.market)
  return {
    ...{ direction, orderNumber, carrier, trackingNumber },
    language: market?.language.baseCode ?? 'en',
    country: market?.country.code ?? '',
  }
}

/** A parcel can become late without an event. The mail is sent once, and only if the parcel is late. */
const askWhetherLate = ({ jobs }: FollowNeeds, inside: Database, { id, direction }: TrackedParcel): Promise<void> =>
  direction === 'outbound'
    ? jobs.send(inside, 'parcel-turned.mails', { parcelId: id, turn: 'delayed' })
    : Promise.resolve()

/** Stores the new events of a report. Reports of a parcel are stored one after another, so that each sees the events of the one before. */
function storeReport(needs: FollowNeeds, parcel: TrackedParcel, report: ParcelReport): Promise<void> {
  const { database, tracked, fulfilment, clock, marketOf } = needs
  const { orderId, trackingNumber } = parcel
  const timeZone = marketOf(parcel.market)?.country.timeZone ?? 'UTC'
  const now = clock()
  return database.transaction(async (inside) => {
    await tracked.lock(inside, parcel.id)
    let hasNews = false
    for (const told of report.events) {
      const event = readEvent(told, { timeZone, now, sentAt: parcel.sentAt })
      if (!event) continue
      const handled = await fulfilment.handleNotice({ ...event, orderId, trackingNumber }, inside)
      hasNews ||= handled.ok && handled.value.isNew
    }
    const { expected, toldAt } = report
    if (expected) {
      await fulfilment.expect({ orderId, trackingNumber, ...expected, toldAt }, inside)
      await askWhetherLate(needs, inside, parcel)
    }
    if (hasNews) await tracked.resetPolling(inside, parcel.id, now)
    if (report.events.some(({ kind }) => kind === 'delivered')) await tracked.end(inside, parcel.id)
  })
}
