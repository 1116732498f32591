import { BlockList, isIP } from 'node:net'

/** IPv4 and IPv6 have separate lists. One list for both would also match IPv4 addresses against IPv4-mapped IPv6 ranges. */
const refused = { 4: new BlockList(), 6: new BlockList() }
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  refused[4].addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  // this machine, and the deprecated IPv4-compatible addresses
  ['::', 96],
  // IPv4-mapped
  ['::ffff:0:0', 96],
  // IPv4-translated
  ['::ffff:0:0:0', 96],
  // IPv4 through NAT64
  ['64:ff9b::', 96],
  // IPv4 through NAT64 of a private network
  ['64:ff9b:1::', 48],
  // discard-only
  ['100::', 64],
  // reserved for protocols; includes Teredo, which contains an IPv4 address
  ['2001::', 23],
  // documentation
  ['2001:db8::', 32],
  // 6to4, which contains an IPv4 address
  ['2002::', 16],
  // documentation
  ['3fff::', 20],
  // segment routing within a network
  ['5f00::', 16],
  // private
  ['fc00::', 7],
  // link-local, and the former site-local addresses
  ['fe80::', 9],
  // multicast
  ['ff00::', 8],
] as const)
  refused[6].addSubnet(net, bits, 'ipv6')

/** True if a host or address may be in a private network, directly or because it contains an IPv4 address that is translated on its way. */
export function isPrivate(host: string): boolean {
  const plain = host.replace(/%.*$/, '')
  const kind = isIP(plain)
  if (kind === 4) return refused[4].check(plain, 'ipv4')
  if (kind === 6) return refused[6].check(plain, 'ipv6')
  return /(^|\.)(localhost|local|internal)\.?$/i.test(host)
}
