import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { publicApi, readApiAddress } from './read-api-address.ts';

/** The API that is asked. One that is not the public API stands in the page's address: it can be kept as a bookmark. */
export function useApiAddress(): { readonly apiAddress: string; readonly setApiAddress: (address: string) => void } {
  const [parameters, setParameters] = useSearchParams();
  const read = readApiAddress(parameters.get('api') ?? '');
  const setApiAddress = useCallback(
    (address: string) => setParameters(address === publicApi ? {} : { api: address }, { replace: true }),
    [setParameters],
  );
  return { apiAddress: read.ok ? read.value : publicApi, setApiAddress };
}
