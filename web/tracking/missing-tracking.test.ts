import { expect, test } from 'vitest'
import { missingTracking } from './missing-tracking.ts'

const refused = (code?: string) => ({ formAction: 'track-order', values: {}, problems: {}, ...(code ? { code } : {}) })
const tracked = { orderNumber: '1', parcelTrackings: [], trackingUrls: [], cancelledLineItems: [] }
const parcel = { orderNumber: '1', trackingNumber: 'P1', courier: 'GLS', events: [] }

test('tells analytics of an order that is not found or has no parcels, and of nothing else [C-TRK-05, C-TRK-O1, B-TRK-04, C-ANL-04]', () => {
  const label = 'No Tracking Info Found For This Order Number'

  expect(missingTracking({ form: refused('order.look-up-failed') })).toBe(label)
  expect(missingTracking({ tracked })).toBe(label)
  expect(missingTracking({ tracked: { ...tracked, parcelTrackings: [parcel] } })).toBeUndefined()
  expect(missingTracking({ form: refused('order.looked-up-too-often') })).toBeUndefined()
  expect(missingTracking({ form: refused() })).toBeUndefined()
  expect(missingTracking({})).toBeUndefined()
})
