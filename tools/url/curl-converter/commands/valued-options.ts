import { newerOptions } from './newer-options.ts';

/** The short options of curl that take a value. */
const letters = new Set('AbcCdDeEFHKmoPQrtTuUwxXYyz');

/**
 * The long options of curl that take a value. The converter's own table, with which a test compares this one, would
 * load the whole converter, and pastes are recognised without it.
 */
const longOptions = `
  3p-quote 3p-url 3p-user abstract-unix-socket alt-svc aws-sigv4 cacert capath cert cert-type ciphers config
  connect-timeout connect-to continue-at cookie cookie-jar create-file-mode crlfile curves data data-ascii
  data-binary data-raw data-urlencode delegation dns-interface dns-ipv4-addr dns-ipv6-addr dns-servers
  doh-url dump-header egd-file engine etag-compare etag-save expect100-timeout form form-string ftp-account
  ftp-alternative-to-user ftp-method ftp-port ftp-ssl-ccc-mode ftpport happy-eyeballs-timeout-ms
  haproxy-clientip header hostpubmd5 hostpubsha256 hsts http-request interface json keepalive-time key
  key-type krb krb4 libcurl limit-rate local-port login-options mail-auth mail-from mail-rcpt max-filesize
  max-redirs max-time netrc-file noproxy oauth2-bearer output output-dir parallel-max pass pinnedpubkey port
  preproxy proto proto-default proto-redir proxy proxy-cacert proxy-capath proxy-cert proxy-cert-type
  proxy-ciphers proxy-crlfile proxy-header proxy-key proxy-key-type proxy-pass proxy-pinnedpubkey
  proxy-service-name proxy-tls13-ciphers proxy-tlsauthtype proxy-tlspassword proxy-tlsuser proxy-user
  proxy1.0 pubkey quote random-file range rate referer request request-target resolve retry retry-delay
  retry-max-time sasl-authzid service-name socks4 socks4a socks5 socks5-gssapi-service socks5-hostname
  speed-limit speed-time stderr telnet-option telnet-options tftp-blksize time-cond tls-max tls13-ciphers
  tlsauthtype tlspassword tlsuser trace trace-ascii unix-socket upload-file url url-query user user-agent
  write-out
`;

const names = new Set([
  ...longOptions.trim().split(/\s+/u),
  ...Object.entries(newerOptions).flatMap(([name, kind]) => (kind === 'takes-value' ? [name] : [])),
]);

/** Options without a value whose names are the beginning of one with a value. */
const shorterFlags = new Set('crlf ftp-ssl ftp-ssl-ccc head keepalive netrc parallel socks5-gssapi ssl'.split(' '));

/** Whether a short option, one letter, takes a value: the rest of its word, or the next word. */
export function takesValue(letter: string): boolean {
  return letters.has(letter);
}

/**
 * Finds a long option that takes a value.
 * @param name the name without its dashes; like curl, this accepts an unambiguous prefix of a name, and `expand-` before
 * it
 * @returns the full name; undefined for an option without a value, and for an unknown one
 * @example valuedOption('head') // undefined
 * @example valuedOption('heade') // 'header'
 */
export function valuedOption(name: string): string | undefined {
  if (names.has(name)) {
    return name;
  }
  if (name.startsWith('expand-')) {
    return valuedOption(name.slice('expand-'.length));
  }
  const longer = name === '' || shorterFlags.has(name) ? [] : [...names].filter((other) => other.startsWith(name));
  return longer.length === 1 ? longer[0] : undefined;
}
