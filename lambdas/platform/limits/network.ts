import { isIPv4, isIPv6 } from 'node:net'
import { keyedHash } from '../secrets/keyed-hash.ts'

/** The eight groups of an IPv6 address, `::` filled in. */
const groups = (address: string): string[] => {
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
}

const firstGroups = (address: string, count: number): string => {
  const [withoutZone = ''] = address.split('%')
  const plain = withoutZone.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return plain
  if (!isIPv6(plain)) return 'unknown'
  return groups(plain)
    .slice(0, count)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/**
 * The network that limits count: an IPv4 address as it is (many people share one, so limits are generous), an IPv6
 * address cut to /64, because one household has 2^64 of them.
 */
export const networkOf = (address: string): string => firstGroups(address, 4)

/**
 * The site of a network: an IPv6 address cut to /48, because a provider gives that to one customer on request, 65,536
 * networks; an IPv4 address is its own site.
 */
export const siteOf = (address: string): string => firstGroups(address, 3)

/** The keyed hashes that limits count under; both are the same if a site has one network. */
export type Networks = { network: string; site: string }

export const networksOf = async (address: string): Promise<Networks> => {
  const [network, site] = [networkOf(address), siteOf(address)]
  const networkHash = await keyedHash('network', network)
  return { network: networkHash, site: site === network ? networkHash : await keyedHash('network', site) }
}
