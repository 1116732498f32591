/**
 * AfterShip's codes of couriers, by the letters of the names that warehouses use. For a courier that is not listed,
 * AfterShip detects it by the tracking number.
 */
const slugs: Readonly<Record<string, string>> = {
  bring: 'bring',
  posten: 'bring',
  colissimo: 'colissimo',
  laposte: 'colissimo',
  dao: 'dao365',
  dhl: 'dhl',
  dpd: 'dpd',
  evri: 'myhermes-uk',
  hermes: 'myhermes-uk',
  fedex: 'fedex',
  gls: 'gls',
  postnord: 'postnord',
  ups: 'ups',
  usps: 'usps',
}

export function slugOf(carrier: string): string | undefined {
  const key = carrier.toLowerCase().replace(/[^a-z]/g, '')
  return Object.hasOwn(slugs, key) ? slugs[key] : undefined
}
