/** The network of an address: for IPv6 the first 64 bits, which one household gets. Undefined for the machine itself. */
export function networkOf(address: string): string | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (plain === '::1' || plain.startsWith('127.')) return undefined
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 4).join(':')
}

/** The same for counts that include everybody: all requests from the machine itself count as one network. */
export const callerOf = (address: string): string => networkOf(address) ?? 'this machine'
