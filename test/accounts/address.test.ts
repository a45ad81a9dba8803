import { describe, expect, it } from '@jest/globals';
import { subjectOfAddress } from '../../src/accounts/address.js';

describe('the subject that bad keys are counted for', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['local', 'local'],
  ])('of %s is %s', (address, subject) => {
    expect(subjectOfAddress(address)).toBe(subject);
  });
});
