import * as v from 'valibot';
import { pageSizeSchema } from '#renderer/components/filtered-table/page-size-schema.ts';
import { createKeptValue } from '#renderer/state/kept/kept-value.ts';
import type { ProjectKind } from '#tools/github-user-projects/filter-projects.ts';
import { publicApi, readApiAddress } from '#tools/github-user-projects/read-api-address.ts';
import { githubUserProjects } from '#tools/github-user-projects/tool.ts';

const kinds = ['all', 'sources', 'forks', 'archived'] as const satisfies readonly ProjectKind[];
const sortedColumns = ['project', 'description', 'language', 'stars', 'forks', 'updated'];

/** The choices of this screen. The user's name is one of the text inputs. */
export const choices = createKeptValue(
  githubUserProjects.id,
  1,
  v.object({
    filter: v.fallback(v.string(), ''),
    kind: v.fallback(v.picklist(kinds), 'all'),
    sort: v.fallback(
      v.object({ columnId: v.picklist(sortedColumns), direction: v.picklist(['ascending', 'descending']) }),
      { columnId: 'updated', direction: 'descending' },
    ),
    pageSize: pageSizeSchema(),
    /** The address in the form written by `readApiAddress`; one with credentials is rejected. */
    apiAddress: v.fallback(
      v.pipe(
        v.string(),
        v.check((address) => {
          const read = readApiAddress(address);
          return read.ok && read.value === address;
        }),
      ),
      publicApi,
    ),
    isApiShown: v.fallback(v.boolean(), false),
  }),
);
