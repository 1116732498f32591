import type { ShippingMethod, ShippingProvider } from '#contracts/delivery.ts'

/** Name of a carrier's logo: `Royal Mail` is `royal-mail`. */
export const carrierMark = (carrier: string): string =>
  carrier
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The carriers of these delivery methods, each once, in their order. */
export function carriersOf(methods: readonly Pick<ShippingMethod, 'carrier'>[]): ShippingProvider[] {
  const names = [...new Set(methods.map(({ carrier }) => carrier))]
  return names.map((name) => ({ carrierId: name, name, logo: carrierMark(name) }))
}
