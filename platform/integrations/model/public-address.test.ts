import { describe, expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

describe('an address of the network', () => {
  test.each([
    '1.1.1.1',
    '8.8.8.8',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '192.167.255.255',
    '2606:4700::1111',
    '::ffff:8.8.8.8',
  ])('%s is everybody’s to reach', (address) => expect(isPublicAddress(address)).toBe(true))

  test.each([
    ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...['169.254.169.254', '100.64.0.1', '100.127.255.255', '192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
    ...[
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      'fd12:3456::1',
      'ff02::1',
      '2001:db8::1',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
    ],
    ...['::ffff:169.254.169.254', '64:ff9b::10.0.0.1', '2002:7f00:1::', '2002:a00:1::1', '::127.0.0.1', '[::1]'],
    // What is no address at all, and other spellings of one.
    ...[
      '',
      'localhost',
      '127.1',
      '0177.0.0.1',
      '2130706433',
      '0x7f.0.0.1',
      '1.2.3',
      '1.2.3.4.5',
      '256.1.1.1',
      ':::',
      '1::2::3',
    ],
  ])('%s is not for webhooks', (address) => expect(isPublicAddress(address)).toBe(false))
})
