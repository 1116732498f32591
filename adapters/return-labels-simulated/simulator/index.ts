import { createHash } from 'node:crypto'
import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'

/** Countries in which the simulated parcel service collects parcels. */
const served = new Set(['AE', 'DE', 'DK', 'FR', 'GB', 'TR', 'US'])

/** A parcel service that makes return labels. The same reference always has the same shipment. */
export const returnLabelsSimulator: MakeSimulator = ({ ledger }) => ({
  name: 'return-labels',
  answer: async (request) => {
    const reference = /^\/v1\/return-shipments\/([^/]+)$/.exec(new URL(request.url).pathname)?.[1]
    if (reference === undefined || request.method !== 'PUT')
      return Response.json({ title: 'Not found' }, { status: 404 })
    const { carrier, sender } = (await request.json()) as { carrier?: string; sender?: { countryCode?: string } }
    if (!served.has(sender?.countryCode ?? ''))
      return Response.json({ title: 'No service in this country' }, { status: 404 })
    const digits = BigInt(`0x${createHash('sha256').update(`${carrier} ${reference}`).digest('hex').slice(0, 14)}`)
    const shipmentNumber = `R${String(digits).padStart(17, '0').slice(0, 12)}`
    if (!ledger.entries().some((entry) => entry.shipmentNumber === shipmentNumber))
      ledger.append({ reference, carrier, shipmentNumber })
    return Response.json({
      shipmentNumber,
      trackingUrl: `https://parcels.example/track/${shipmentNumber}`,
      dropOffCode: `${shipmentNumber}-${decodeURIComponent(reference)}`,
    })
  },
})
