/** How curl reads an option, as far as it affects where the next word begins. */
export type OptionKind = 'flag' | 'takes-value';

/**
 * curl options newer than the converter's table (curl 8.2.1), up to curl 8.17. They are needed because leaving out an
 * option must also leave out its value. https://curl.se/docs/manpage.html
 */
export const newerOptions: Readonly<Record<string, OptionKind>> = {
  'ca-native': 'flag',
  'dump-ca-embed': 'flag',
  ech: 'takes-value',
  follow: 'flag',
  'haproxy-clientip': 'takes-value',
  'ip-tos': 'takes-value',
  'ipfs-gateway': 'takes-value',
  'keepalive-cnt': 'takes-value',
  knownhosts: 'takes-value',
  mptcp: 'flag',
  'out-null': 'flag',
  'parallel-max-host': 'takes-value',
  'proxy-ca-native': 'flag',
  'proxy-http2': 'flag',
  sigalgs: 'takes-value',
  'skip-existing': 'flag',
  'ssl-sessions': 'takes-value',
  'tls-earlydata': 'flag',
  'trace-config': 'takes-value',
  'trace-ids': 'flag',
  'upload-flags': 'takes-value',
  variable: 'takes-value',
  'vlan-priority': 'takes-value',
};
