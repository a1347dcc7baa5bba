import { type IdKind, isNameBased } from './id-kinds.ts';
import { customNamespace, type NamespaceChoice, namespaces } from './namespaces.ts';
import { largestQuantity, parseCount } from './parse-count.ts';

/** What identifiers are made of. */
export interface IdRequest {
  readonly kind: IdKind;
  /** 1 to 9999; of no account for versions 3 and 5. */
  readonly quantity: number;
  /** Versions 3 and 5: a UUID in any notation that `parseUuid` takes. */
  readonly namespace: string;
  /** Versions 3 and 5: one name a line; empty lines are left out. */
  readonly names: string;
  /** Nano ID: characters of an identifier, 1 to 256. */
  readonly size: number;
  /** Nano ID: the characters to choose from; empty for the usual 64. */
  readonly alphabet: string;
}

export const largestNanoIdSize = 256;

/** What the form holds, as typed. */
export interface IdForm {
  readonly kind: IdKind;
  readonly quantity: string;
  readonly namespace: NamespaceChoice;
  readonly customNamespace: string;
  readonly names: string;
  readonly size: string;
  readonly alphabet: string;
}

export const initialForm: IdForm = {
  kind: 'v4',
  quantity: '5',
  namespace: namespaces[0].value,
  customNamespace: '',
  names: 'example.com',
  size: '21',
  alphabet: '',
};

const nothing: Omit<IdRequest, 'kind'> = { quantity: 1, namespace: '', names: '', size: 1, alphabet: '' };

/**
 * What a form asks for. Fields that have no part in its kind are left out, so that changing them asks for the same.
 * @returns undefined while a number in it is out of range
 */
export function requestOf(form: IdForm): IdRequest | undefined {
  const { kind, names, alphabet } = form;
  if (isNameBased(kind)) {
    const namespace = form.namespace === customNamespace ? form.customNamespace : form.namespace;
    return { ...nothing, kind, names, namespace };
  }
  const quantity = parseCount(form.quantity, largestQuantity);
  const size = parseCount(form.size, largestNanoIdSize);
  if (!quantity.ok || (kind === 'nanoid' && !size.ok)) {
    return undefined;
  }
  const common = { ...nothing, kind, quantity: quantity.value };
  return kind === 'nanoid' && size.ok ? { ...common, size: size.value, alphabet } : common;
}

/** Whether two requests ask for the same. */
export function isSameRequest(one: IdRequest, other: IdRequest): boolean {
  return (Object.keys(one) as (keyof IdRequest)[]).every((key) => one[key] === other[key]);
}
