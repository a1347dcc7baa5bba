import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { AwaitedResult } from '#renderer/components/awaited-result.tsx';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { FilteredTable } from '#renderer/components/filtered-table/filtered-table.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { SampleButton } from '#renderer/components/sample-button.tsx';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { filterProjects, type ProjectKind } from '#tools/github-user-projects/filter-projects.ts';
import type { Project } from '#tools/github-user-projects/project.ts';
import { orderAfterClick, sortProjects } from '#tools/github-user-projects/sort-projects.ts';
import { choices } from './choices.ts';
import { projectColumns } from './project-columns.tsx';
import { SearchNote } from './search-note.tsx';
import type { ProjectSearchProcess } from './use-project-search.ts';

const kinds = [
  { value: 'all', label: 'All projects' },
  { value: 'sources', label: 'No forks' },
  { value: 'forks', label: 'Forks' },
  { value: 'archived', label: 'Archived' },
] as const satisfies readonly { value: ProjectKind; label: string }[];

const sample = 'octocat';

const onSort = (columnId: string) => choices.change({ sort: orderAfterClick(choices.read().sort, columnId) });

/** The projects found, which can be filtered, sorted, copied, saved and sent; the last three wait for a search. */
export function ProjectTable({ process }: { process: ProjectSearchProcess }) {
  const { projects, searching, error, listed } = process;
  const { filter, kind, sort, pageSize } = choices.use();
  const rows = useMemo(
    () => sortProjects(filterProjects(projects, filter, kind), sort),
    [projects, filter, kind, sort],
  );
  const text = useMemo(() => (rows.length === 0 ? '' : toJson(rows)), [rows]);
  const term = filter.trim();
  const columns = useMemo(() => projectColumns(term, listed?.username ?? ''), [term, listed?.username]);

  if (listed === undefined && !searching && error === undefined) {
    return <NothingSearched process={process} />;
  }
  const progress = process.progress;
  return (
    <AwaitedResult value={process.work}>
      <FilteredTable
        label="Projects"
        columns={columns}
        rows={rows}
        unit={['project', 'projects']}
        filter={filter}
        onFilterChange={(next) => choices.change({ filter: next })}
        pageSize={pageSize}
        onPageSizeChange={(next) => choices.change({ pageSize: next })}
        options={
          <CompactSelect
            label="Kind"
            value={kind}
            options={kinds}
            onChange={(next) => choices.change({ kind: next })}
          />
        }
        actions={
          <>
            <CopyButton content={text} />
            <SaveButton
              getContent={() => text}
              disabled={text === ''}
              suggestedName={`${listed?.username ?? 'projects'}.json`}
              filter={{ name: 'JSON', extensions: ['json'] }}
            />
            <SendToButton text={text} />
          </>
        }
        note={<SearchNote process={process} />}
        status={describeState(process)}
        isBusy={searching}
        busyLabel="Searching"
        progress={progress?.pages === undefined ? undefined : progress.loadedPages / progress.pages}
        sort={sort}
        onSort={onSort}
        copiesOnClick={false}
        emptyText={explainEmpty(process, projects.length, term)}
      />
    </AwaitedResult>
  );
}

/** Describes the search in place of the count while there is nothing to count. */
function describeState({ searching, progress, listed }: ProjectSearchProcess): string | undefined {
  if (!searching) {
    return listed === undefined ? '' : undefined;
  }
  const { loadedPages = 0, pages } = progress ?? {};
  return `Loading page ${formatNumber(loadedPages + 1)}${pages === undefined ? '' : ` of ${formatNumber(pages)}`}`;
}

function toJson(projects: readonly Project[]): string {
  const plain = projects.map(({ updatedAt, ...project }) => ({
    ...project,
    updatedAt: updatedAt === undefined ? null : new Date(updatedAt).toISOString(),
  }));
  return JSON.stringify(plain, null, 2);
}

function explainEmpty({ listed }: ProjectSearchProcess, count: number, term: string): string {
  if (listed === undefined) {
    return '';
  }
  if (count === 0) {
    return `${listed.username} has no public projects.`;
  }
  return term === '' ? 'None of the projects is of this kind.' : `No project of this kind contains “${term}”.`;
}

function NothingSearched({ process }: { process: ProjectSearchProcess }) {
  const { username } = process;
  const isBlank = username === undefined || username === '';
  return (
    <Box sx={{ height: '100%', border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <PaneMessage action={isBlank && <SampleButton onClick={() => process.search(sample)} />}>
        {isBlank
          ? 'Type the name of a GitHub user or organisation, or paste the address of a profile: the public projects are listed here.'
          : `Press Search to list the public projects of ${username}. Nothing is sent until then.`}
      </PaneMessage>
    </Box>
  );
}
