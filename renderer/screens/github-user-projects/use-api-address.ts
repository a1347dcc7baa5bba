import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { publicApi, readApiAddress } from '#tools/github-user-projects/read-api-address.ts';
import { choices } from './choices.ts';

/**
 * The API to ask: the one in the page's address, which can be bookmarked, or else the one that was chosen last. An API
 * that is only named by a link is not kept, because the link's author would then choose for later visits too.
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
