import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parcelEventKinds } from '#contracts/orders.ts'
import { newestFirst } from './newest-first.ts'
import { statusTexts } from './order-detail.ts'

const at = (kind: string, time: string) => ({ kind, happenedAt: new Date(`2026-06-18T${time}Z`) })
const kindsOf = (...events: ReturnType<typeof at>[]) => newestFirst(events).map(({ kind }) => kind)

test('lists the newest event of a parcel first, in whatever order events came [C-TRK-01]', () => {
  const way = [at('dispatch', '06:00:00'), at('inTransit', '07:00:00'), at('delivered', '09:00:00')] as const

  for (const events of [way, way.toReversed(), [way[1], way[2], way[0]]])
    expect(kindsOf(...events)).toEqual(['delivered', 'inTransit', 'dispatch'])
})

test('lists a delivery above an earlier stage that is reported in the same second [C-TRK-01]', () => {
  expect(kindsOf(at('delivered', '09:00:00.000'), at('inTransit', '09:00:00.900'))).toEqual(['delivered', 'inTransit'])
  expect(kindsOf(at('delivered', '09:00:00'), at('returnRegistered', '09:00:00'))[0]).toBe('returnRegistered')
  expect(kindsOf(at('tooNew', '09:00:00'), at('orderCreated', '09:00:00'))[0]).toBe('orderCreated')
})

test('keeps a parcel delivered after a later scan of an earlier stage, and follows it on its way back [C-TRK-01]', () => {
  const delivered = at('delivered', '09:00:00')

  expect(kindsOf(delivered, at('outForDelivery', '09:30:00'), at('failedAttempt', '08:00:00'))).toEqual([
    ...['delivered', 'outForDelivery', 'failedAttempt'],
  ])
  expect(kindsOf(delivered, at('carrierOnly', '09:30:00'))).toEqual(['delivered', 'carrierOnly'])
  for (const kind of ['return', 'returnRegistered', 'returnShipped', 'returnInTransit', 'returnDelay'])
    expect(kindsOf(delivered, at(kind, '09:30:00'))).toEqual([kind, 'delivered'])
  for (const [later, earlier] of [
    ['returnDelay', 'returnInTransit'],
    ['returnInTransit', 'returnDelay'],
  ] as const)
    expect(kindsOf(at(earlier, '09:30:00'), delivered, at(later, '10:00:00'))).toEqual([later, earlier, 'delivered'])
})

test('knows the seventeen kinds of event by these codes [C-TRK-02, C-TRK-O2]', () => {
  expect(parcelEventKinds.toSorted()).toEqual([
    ...[
      'delay',
      'delivered',
      'dispatch',
      'failedAttempt',
      'inTransit',
      'orderCreated',
      'outForDelivery',
      'pickupReady',
    ],
    ...['pickupScheduled', 'return', 'returnDelay', 'returnDelivered', 'returnFailedAttempt', 'returnInTransit'],
    ...['returnRegistered', 'returnShipped', 'scheduled'],
  ])
})

test.each(['ar', 'da', 'de', 'en', 'fr', 'tr'])(
  'says each of seventeen kinds of event in %s [C-TRK-02]',
  (language) => {
    const words = JSON.parse(readFileSync(`words/${language}.json`, 'utf8'))
    const said = parcelEventKinds.map((kind) => statusTexts({ kind }, (key) => words[key]))

    for (const { deliveryStatusLocaleShort, deliveryStatusLocaleLong } of said)
      expect([deliveryStatusLocaleShort, deliveryStatusLocaleLong]).toEqual([expect.any(String), expect.any(String)])
    expect(new Set(said.map(({ deliveryStatusLocaleShort }) => deliveryStatusLocaleShort)).size).toBe(17)
    expect(new Set(said.map(({ deliveryStatusLocaleLong }) => deliveryStatusLocaleLong)).size).toBe(17)
  },
)
