import { type IdKind, isNameBased } from './id-kinds.ts';
import { customNamespace, type NamespaceChoice, namespaces } from './namespaces.ts';
import { largestQuantity, parseCount } from './parse-count.ts';

/** The parameters for generating identifiers. */
export interface IdRequest {
  readonly kind: IdKind;
  /** 1 to 9999; ignored for versions 3 and 5. */
  readonly quantity: number;
  /** The namespace for versions 3 and 5: a UUID in any notation that `parseUuid` accepts. */
  readonly namespace: string;
  /** The names for versions 3 and 5, one per line; empty lines are skipped. */
  readonly names: string;
  /** The number of characters per Nano ID, 1 to 256. */
  readonly size: number;
  /** The characters of a Nano ID to choose from; empty for the default 64. */
  readonly alphabet: string;
}

export const largestNanoIdSize = 256;

/** The contents of the form, as typed. */
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
 * Converts a form to a request. Fields that do not apply to the kind are left out, so that changing them does not
 * change the request.
 * @returns undefined while a number in the form is out of range
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

/** Whether two requests are equivalent. */
export function isSameRequest(one: IdRequest, other: IdRequest): boolean {
  return (Object.keys(one) as (keyof IdRequest)[]).every((key) => one[key] === other[key]);
}
