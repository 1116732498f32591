import { BlockList, isIPv6 } from 'node:net'

/** Names of ranges, as `TRUST_PROXY` may use them. */
const ranges: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** True if an address is that of a proxy named by its address, a range of addresses, or the name of some ranges. */
export function proxiesOf(names: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const name of names.flatMap((one) => ranges[one] ?? [one])) {
    const [address = '', bits] = name.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  // An IPv4 address in its IPv6 form is looked for among those of IPv4 too.
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
