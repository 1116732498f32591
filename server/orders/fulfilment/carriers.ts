/** The tracking page of each carrier. `{trackingNumber}` is replaced with the parcel's number. */
const carriers: readonly { readonly names: readonly string[]; readonly link: string }[] = [
  { names: ['postnord'], link: 'https://tracking.postnord.com/?id={trackingNumber}' },
  { names: ['gls'], link: 'https://gls-group.com/track/{trackingNumber}' },
  { names: ['bring', 'posten'], link: 'https://tracking.bring.com/tracking/{trackingNumber}' },
  { names: ['dao'], link: 'https://www.dao.as/track?stregkode={trackingNumber}' },
  { names: ['dhl'], link: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={trackingNumber}' },
  { names: ['dpd'], link: 'https://tracking.dpd.de/parcelstatus?query={trackingNumber}' },
  { names: ['ups'], link: 'https://www.ups.com/track?tracknum={trackingNumber}' },
  { names: ['fedex'], link: 'https://www.fedex.com/fedextrack/?trknbr={trackingNumber}' },
  { names: ['usps'], link: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={trackingNumber}' },
  { names: ['colissimo', 'laposte'], link: 'https://www.laposte.fr/outils/suivre-vos-envois?code={trackingNumber}' },
  { names: ['evri', 'hermes'], link: 'https://www.evri.com/track/parcel/{trackingNumber}' },
]

const keyOf = (carrier: string): string => carrier.toLowerCase().replace(/[^a-z]/g, '')

/** The carrier's page for a parcel, for places that send no link. Undefined for unknown carriers. */
export function trackingLinkOf(carrier: string, trackingNumber: string): string | undefined {
  const key = keyOf(carrier)
  const known = carriers.find(({ names }) => names.includes(key))
  return known?.link.replace('{trackingNumber}', () => encodeURIComponent(trackingNumber))
}
