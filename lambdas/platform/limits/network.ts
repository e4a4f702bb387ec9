import { isIPv4, isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address, `::` filled in. */
const groups = (address: string): string[] => {
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
}

/**
 * The network that limits count by: an IPv4 address as it is (many share one, so limits are generous), an IPv6
 * address cut to /64, because one household holds 2^64 of them.
 */
export const networkOf = (address: string): string => {
  const [withoutZone = ''] = address.split('%')
  const plain = withoutZone.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return plain
  if (!isIPv6(plain)) return 'unknown'
  return groups(plain)
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}
