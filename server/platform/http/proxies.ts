import { BlockList, isIPv6 } from 'node:net'

/** Names of address ranges that `TRUST_PROXY` may use. */
const ranges: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Returns a check if an address is a proxy. Proxies are named by an address, a range, or the name of a group of ranges. */
export function proxiesOf(names: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const name of names.flatMap((one) => ranges[one] ?? [one])) {
    const [address = '', bits] = name.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  // An IPv4 address written as IPv6 is compared with the IPv4 ranges too.
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
