import { Fault } from '#foundation/fault.ts'
import type { MadeLabel, ReturnLabels } from '#server/returns/return-labels.port.ts'

/** Asks a parcel service for return labels, as JSON over HTTP. */
export function returnLabels({ url }: { readonly url: string }): ReturnLabels {
  return {
    async make({ reference, carrier, country }, signal) {
      const answer = await fetch(`${url}/v1/return-shipments/${encodeURIComponent(reference)}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ product: 'RETURN', carrier, sender: { countryCode: country } }),
        signal: signal ?? null,
      })
      if (answer.status === 404) return undefined
      if (answer.status !== 200) throw new Fault('return-labels.failed', { status: answer.status })
      return read(await answer.json())
    },
  }
}

function read(answer: unknown): MadeLabel {
  const { shipmentNumber, trackingUrl, dropOffCode } = (answer ?? {}) as Record<string, unknown>
  if (typeof shipmentNumber !== 'string' || typeof dropOffCode !== 'string')
    throw new Fault('return-labels.answer-unknown')
  return {
    ...{ trackingNumber: shipmentNumber, dropOffCode },
    ...(typeof trackingUrl === 'string' && trackingUrl.startsWith('https://') ? { trackingLink: trackingUrl } : {}),
  }
}
