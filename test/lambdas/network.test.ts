import { expect, it } from 'vitest'
import { networkOf, siteOf } from '#lambdas/platform/limits/network.ts'

it('a household with 2^64 IPv6 addresses is one network, its neighbour another', () => {
  const network = networkOf('2001:db8:1:2::1')
  expect(networkOf('2001:0db8:0001:0002:ffff:a:b:9')).toBe(network)
  expect(networkOf('2001:db8:1:3::1')).not.toBe(network)
})

it('a provider’s allocation to one customer is one site, the next customer another', () => {
  expect(siteOf('2001:db8:1:2::1')).toBe(siteOf('2001:0db8:0001:ffff::9'))
  expect(siteOf('2001:db8:2:2::1')).not.toBe(siteOf('2001:db8:1:2::1'))
  expect(siteOf('203.0.113.7')).toBe(networkOf('203.0.113.7'))
})

it('an IPv4 address is one in any spelling, and invalid addresses count together', () => {
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('203.0.113.8')).not.toBe(networkOf('203.0.113.7'))
  expect(networkOf('nobody')).toBe(networkOf(''))
})
