import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { findLanHosts } from './find-lan-hosts.ts';

const ipv4 = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  netmask: '255.255.255.0',
  family: 'IPv4',
  mac: '00:00:00:00:00:00',
  internal,
  cidr: `${address}/24`,
});
const ipv6 = (address: string): NetworkInterfaceInfo => ({
  ...ipv4(address),
  family: 'IPv6',
  scopeid: 0,
});
const loopback = { lo: [ipv4('127.0.0.1', true)] };

it.each([
  ['no network', loopback, []],
  ['nothing at all', {}, []],
  ['an interface without addresses', { eth0: undefined, eth1: [] }, []],
  ['one network', { ...loopback, wlan0: [ipv6('fe80::1'), ipv4('192.168.1.5')] }, ['192.168.1.5']],
  ['an address that the machine gave itself', { ...loopback, eth0: [ipv4('169.254.3.4')] }, []],
  [
    'containers before the network',
    { docker0: [ipv4('172.17.0.1')], eth0: [ipv4('10.0.0.7')] },
    ['10.0.0.7', '172.17.0.1'],
  ],
  ['a tunnel and a network', { utun3: [ipv4('10.8.0.2')], en0: [ipv4('172.20.1.9')] }, ['172.20.1.9', '10.8.0.2']],
  [
    'a public and a private address',
    { eth0: [ipv4('203.0.113.9')], eth1: [ipv4('192.168.0.2')] },
    ['192.168.0.2', '203.0.113.9'],
  ],
  ['172.32 is public', { eth0: [ipv4('172.32.0.1')], eth1: [ipv4('10.1.1.1')] }, ['10.1.1.1', '172.32.0.1']],
  ['the same address twice', { eth0: [ipv4('10.1.1.1'), ipv4('10.1.1.1')] }, ['10.1.1.1']],
])('%s', (_name, interfaces, hosts) => {
  expect(findLanHosts(interfaces)).toEqual(hosts);
});
