import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '223.255.255.254',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true))

test.each(['2606:4700:4700::1111', '2400:3200::1', '2a00:1450:4001:82a::200e'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
)

test.each([
  ['this host', '0.0.0.0'],
  ['private', '10.0.0.1'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['loopback', '127.0.0.1'],
  ['loopback, its far end', '127.255.255.254'],
  ['cloud metadata', '169.254.169.254'],
  ['private', '172.16.0.1'],
  ['private, its far end', '172.31.255.255'],
  ['protocol assignments', '192.0.0.170'],
  ['documentation', '192.0.2.1'],
  ['6to4 relay', '192.88.99.1'],
  ['private', '192.168.1.1'],
  ['benchmarking', '198.19.255.255'],
  ['documentation', '198.51.100.7'],
  ['documentation', '203.0.113.7'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['mapped', '::ffff:127.0.0.1'],
  ['mapped public', '::ffff:8.8.8.8'],
  ['compatible', '::127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['local NAT64', '64:ff9b:1::7f00:1'],
  ['discard', '100::1'],
  ['Teredo', '2001::1'],
  ['ORCHID', '2001:20::1'],
  ['documentation', '2001:db8::1'],
  ['6to4', '2002:7f00:1::'],
  ['documentation', '3fff::1'],
  ['unique local', 'fc00::1'],
  ['unique local', 'fd12:3456::1'],
  ['link-local', 'fe80::1'],
  ['link-local with its zone', 'fe80::1%eth0'],
  ['a public one with a zone', '2606:4700:4700::1111%eth0'],
  ['multicast', 'ff02::1'],
  ['no address', 'localhost'],
  ['no address', ''],
  ['half an address', '127.1'],
])('%s is not: %s', (_, address) => expect(isPublicAddress(address)).toBe(false))
