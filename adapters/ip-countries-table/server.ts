import { BlockList, isIP } from 'node:net'
import type { IpCountries } from '#server/markets/ip-countries.port.ts'

/** Networks that are reserved for examples, so that no real visitor gets a wrong country. */
const exampleNetworks: readonly (readonly [network: string, bits: number, kind: 'ipv4' | 'ipv6', country: string])[] = [
  ['192.0.2.0', 24, 'ipv4', 'DK'],
  ['198.51.100.0', 24, 'ipv4', 'DE'],
  ['203.0.113.0', 25, 'ipv4', 'TR'],
  ['203.0.113.128', 25, 'ipv4', 'US'],
  ['2001:db8:1::', 48, 'ipv6', 'FR'],
  ['2001:db8:2::', 48, 'ipv6', 'AE'],
]

/** Knows only the example networks. A shop on the internet needs a service or a table of its own for this port. */
export function tableOfIpCountries(networks = exampleNetworks): IpCountries {
  const lists = networks.map(([network, bits, kind, country]) => {
    const list = new BlockList()
    list.addSubnet(network, bits, kind)
    return { list, country }
  })
  return {
    countryOf: async (address) => {
      const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
      const kind = ({ 4: 'ipv4', 6: 'ipv6' } as const)[isIP(plain) as 4 | 6]
      return kind && lists.find(({ list }) => list.check(plain, kind))?.country
    },
  }
}
