import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { publicApi, readApiAddress } from '#tools/github-user-projects/read-api-address.ts';
import { choices } from './choices.ts';

/**
 * The API that is asked: the one in the page's address, which can be kept as a bookmark, or else the one that was chosen
 * last. What only a link names is not kept: its sender would choose for later visits too.
 */
export function useApiAddress(): { readonly apiAddress: string; readonly setApiAddress: (address: string) => void } {
  const [parameters, setParameters] = useSearchParams();
  const kept = choices.use().apiAddress;
  const named = parameters.get('api') ?? '';
  const read = readApiAddress(named === '' ? kept : named);
  const setApiAddress = useCallback(
    (address: string) => {
      choices.change({ apiAddress: address });
      setParameters(address === publicApi ? {} : { api: address }, { replace: true });
    },
    [setParameters],
  );
  return { apiAddress: read.ok ? read.value : publicApi, setApiAddress };
}
