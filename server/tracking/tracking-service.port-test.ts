import { expect, test } from 'vitest'
import type { FollowedParcel, SentNotice, TrackingService } from './tracking-service.port.ts'

export interface OpenService {
  readonly service: TrackingService
  /** Makes the service report that the parcel was delivered at that time; returns its notice. */
  deliver(parcel: FollowedParcel, at: string): Promise<SentNotice>
  fail(calls: number): Promise<void>
  close(): Promise<void>
}

const parcel: FollowedParcel = {
  ...{ direction: 'outbound', orderNumber: '10000012', carrier: 'GLS', trackingNumber: '12345678901' },
  ...{ language: 'da', country: 'DK' },
}
const deliveredAt = '2026-06-18T10:00:00+02:00'

/** The contract tests for every adapter of a tracking service. */
export function describeTrackingService(open: () => Promise<OpenService>): void {
  test('follows a parcel once, however often it is registered, and tells what happened to it', async () => {
    const { service, deliver, close } = await open()
    expect(await service.fetchReport(parcel)).toBeUndefined()

    await service.register(parcel)
    await service.register(parcel)
    await deliver(parcel, deliveredAt)
    const report = (await service.fetchReport(parcel))!

    expect(report).toMatchObject({ direction: 'outbound', orderNumber: '10000012', trackingNumber: '12345678901' })
    expect(report.events.filter(({ kind }) => kind === 'delivered')).toMatchObject([{ happenedAt: deliveredAt }])
    expect(await service.fetchReport({ ...parcel, orderNumber: '10000013' })).toBeUndefined()
    await close()
  })

  test('tells by itself what it tells when asked, under the same ids of events', async () => {
    const { service, deliver, close } = await open()
    await service.register(parcel)

    const read = service.read(await deliver(parcel, deliveredAt), new Date())
    const looked = (await service.fetchReport(parcel))!

    expect(read.kind).toBe('report')
    expect((read as { report: typeof looked }).report.events).toEqual(looked.events)
    await close()
  })

  test('takes no notice that was changed, is signed by somebody else, is old, or comes from the future', async () => {
    const { service, deliver, close } = await open()
    await service.register(parcel)
    const { headers, text } = await deliver(parcel, deliveredAt)
    const kindOf = (notice: SentNotice, now = Date.now()) => service.read(notice, new Date(now)).kind

    expect(kindOf({ headers, text: text.replace('10000012', '10000013') })).toBe('not-signed')
    expect(kindOf({ headers, text: `${text} ` })).toBe('not-signed')
    expect(kindOf({ headers: {}, text })).toBe('not-signed')
    expect(kindOf({ headers, text }, Date.now() + 2 * 86_400_000)).toBe('report')
    expect(kindOf({ headers, text }, Date.now() + 4 * 86_400_000)).toBe('too-old')
    expect(kindOf({ headers, text }, Date.now() - 3_600_000)).toBe('too-old')
    await close()
  })

  test('throws when the service fails, and works again after', async () => {
    const { service, fail, close } = await open()

    await fail(2)
    await expect(service.register(parcel)).rejects.toThrow()
    await expect(service.fetchReport(parcel)).rejects.toThrow()
    await service.register(parcel)
    expect(await service.fetchReport(parcel)).toBeDefined()
    await close()
  })
}
