import type { NetworkInterfaceInfo } from 'node:os';

/** The return type of `os.networkInterfaces()`. */
export type NetworkInterfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** The interfaces of containers, virtual machines and tunnels, which the rest of the local network cannot reach. */
const virtualName = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|vethernet|tun|tap|utun|wg|tailscale|zt|lxc|cni|podman)/iu;

/** The addresses of home and office networks (RFC 1918). */
const privateRange = /^(?:192\.168\.|10\.|172\.(?:1[6-9]|2\d|3[01])\.)/u;

/**
 * Finds the IPv4 addresses at which others on the local network may reach this machine, the most likely first.
 * @returns an empty list without a network; addresses that a machine assigns to itself (RFC 3927) do not count
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
