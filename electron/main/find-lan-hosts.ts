import type { NetworkInterfaceInfo } from 'node:os';

/** What `os.networkInterfaces()` gives. */
export type NetworkInterfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Of containers, virtual machines and tunnels: others of the local network are not there. */
const virtualName = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|vethernet|tun|tap|utun|wg|tailscale|zt|lxc|cni|podman)/iu;

/** RFC 1918: the addresses of home and office networks. */
const privateRange = /^(?:192\.168\.|10\.|172\.(?:1[6-9]|2\d|3[01])\.)/u;

/**
 * The IPv4 addresses under which others of the local network may find this machine, the likeliest first.
 * @returns none without a network; addresses that a machine gives itself (RFC 3927) are none
 * @example findLanHosts(networkInterfaces()) // ['192.168.1.5']
 */
export function findLanHosts(interfaces: NetworkInterfaces): string[] {
  const found = Object.entries(interfaces).flatMap(([name, infos = []]) =>
    infos
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
      .map(({ address }) => ({
        address,
        rank: (virtualName.test(name) ? 2 : 0) + (privateRange.test(address) ? 0 : 1),
      })),
  );
  found.sort((a, b) => a.rank - b.rank);
  return [...new Set(found.map(({ address }) => address))];
}
