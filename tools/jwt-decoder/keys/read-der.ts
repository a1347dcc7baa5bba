/** The kind of key in a DER structure. */
export interface DerKey {
  readonly structure: 'spki' | 'pkcs8';
  /** The structure itself; for a certificate, that of its key. */
  readonly der: Uint8Array<ArrayBuffer>;
  readonly type: DerKeyType;
}

export type DerKeyType =
  | { readonly family: 'RSA' }
  | { readonly family: 'RSA-PSS' }
  | { readonly family: 'EC'; readonly curve: string }
  | { readonly family: 'Ed25519' | 'Ed448' | 'X25519' | 'X448' | 'DSA' }
  | { readonly family: 'unknown'; readonly oid: string };

const families: Record<string, Exclude<DerKeyType['family'], 'EC' | 'unknown'> | 'EC'> = {
  '1.2.840.113549.1.1.1': 'RSA',
  '1.2.840.113549.1.1.10': 'RSA-PSS',
  '1.2.840.10045.2.1': 'EC',
  '1.2.840.10040.4.1': 'DSA',
  '1.3.101.110': 'X25519',
  '1.3.101.111': 'X448',
  '1.3.101.112': 'Ed25519',
  '1.3.101.113': 'Ed448',
};

const curves: Record<string, string> = {
  '1.2.840.10045.3.1.7': 'P-256',
  '1.3.132.0.34': 'P-384',
  '1.3.132.0.35': 'P-521',
  '1.3.132.0.10': 'secp256k1',
};

export interface Element {
  readonly tag: number;
  /** The range of the element's content. */
  readonly start: number;
  readonly end: number;
}

const integer = 0x02;
const bitString = 0x03;
const octetString = 0x04;
const objectIdentifier = 0x06;
const sequence = 0x30;
const explicitVersion = 0xa0;

/** Thrown on a structure that ends too early or has inconsistent lengths. */
class DerError extends Error {}

function readElement(bytes: Uint8Array, offset: number, limit: number): Element {
  const tag = bytes[offset];
  const first = bytes[offset + 1];
  if (tag === undefined || first === undefined || offset + 2 > limit) {
    throw new DerError();
  }
  let length = first;
  let start = offset + 2;
  if (first >= 0x80) {
    const count = first - 0x80;
    if (count === 0 || count > 4) {
      throw new DerError();
    }
    length = 0;
    for (let index = 0; index < count; index += 1) {
      length = length * 256 + (bytes[start + index] ?? 0);
    }
    start += count;
  }
  if (start + length > limit) {
    throw new DerError();
  }
  return { tag, start, end: start + length };
}

function childrenOf(bytes: Uint8Array, { start, end }: Element): Element[] {
  const children: Element[] = [];
  for (let offset = start; offset < end; ) {
    const child = readElement(bytes, offset, end);
    children.push(child);
    offset = child.end;
  }
  return children;
}

/** Reads an object identifier (X.690, section 8.19). */
function readOid(bytes: Uint8Array, { start, end }: Element): string {
  const arcs: number[] = [];
  let arc = 0;
  for (const byte of bytes.subarray(start, end)) {
    arc = arc * 128 + (byte & 0x7f);
    if (byte < 0x80) {
      arcs.push(arc);
      arc = 0;
    }
  }
  const [first = 0, ...rest] = arcs;
  const root = Math.min(2, Math.floor(first / 40));
  return [root, first - root * 40, ...rest].join('.');
}

function readAlgorithm(bytes: Uint8Array, element: Element): DerKeyType {
  const [name, parameters] = childrenOf(bytes, element);
  if (name?.tag !== objectIdentifier) {
    throw new DerError();
  }
  const oid = readOid(bytes, name);
  const family = families[oid];
  if (family === undefined) {
    return { family: 'unknown', oid };
  }
  if (family !== 'EC') {
    return { family };
  }
  const curve = parameters?.tag === objectIdentifier ? readOid(bytes, parameters) : 'with parameters of its own';
  return { family, curve: curves[curve] ?? curve };
}

/**
 * Determines the kind of key in a SubjectPublicKeyInfo (RFC 5280), a PKCS #8 private key (RFC 5208) or an X.509
 * certificate. Reading the key itself is left to Web Cryptography.
 * @returns undefined if it is none of these
 */
export function readDer(bytes: Uint8Array): DerKey | undefined {
  try {
    const top = readElement(bytes, 0, bytes.length);
    if (top.tag !== sequence) {
      return undefined;
    }
    const children = childrenOf(bytes, top);
    const [first, second, third] = children;
    if (first?.tag === sequence && second?.tag === bitString && children.length === 2) {
      return { structure: 'spki', der: bytes.slice(0, top.end), type: readAlgorithm(bytes, first) };
    }
    if (first?.tag === integer && second?.tag === sequence && third?.tag === octetString) {
      return { structure: 'pkcs8', der: bytes.slice(0, top.end), type: readAlgorithm(bytes, second) };
    }
    if (first?.tag === sequence && second?.tag === sequence && third?.tag === bitString) {
      return readCertificate(bytes, first);
    }
  } catch (thrown) {
    if (!(thrown instanceof DerError)) {
      throw thrown;
    }
  }
  return undefined;
}

/**
 * Reads the elements of a sequence that comprises all of the bytes.
 * @returns undefined if it is not a sequence, or is damaged
 */
export function readElements(bytes: Uint8Array): readonly Element[] | undefined {
  try {
    const top = readElement(bytes, 0, bytes.length);
    return top.tag === sequence ? childrenOf(bytes, top) : undefined;
  } catch (thrown) {
    if (thrown instanceof DerError) {
      return undefined;
    }
    throw thrown;
  }
}

/** @param body the TBSCertificate: [version], serial number, signature, issuer, validity, subject, key, … */
function readCertificate(bytes: Uint8Array, body: Element): DerKey | undefined {
  const fields = childrenOf(bytes, body);
  const index = fields[0]?.tag === explicitVersion ? 6 : 5;
  const key = fields[index];
  const before = fields[index - 1];
  if (key === undefined || before === undefined) {
    return undefined;
  }
  // Reads from the tag of the key, which follows the subject.
  return readDer(bytes.slice(before.end, key.end));
}
