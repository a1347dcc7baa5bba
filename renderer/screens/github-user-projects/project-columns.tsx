import OpenIcon from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import { MarkedText } from '#renderer/components/marked-text.tsx';
import { OutwardLink } from '#renderer/components/outward-link.tsx';
import type { Column } from '#renderer/components/result-table/table-columns.ts';
import { describeInstant, describeRelativeTime } from '#shared/formats/words/describe-instant.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { Project } from '#tools/github-user-projects/project.ts';

/**
 * @param term the text to mark
 * @param username the user whose projects are listed: projects of other owners are shown with their owner
 */
export function projectColumns(term: string, username: string): Column<Project>[] {
  const nameOf = ({ owner, name }: Project) =>
    owner.toLowerCase() === username.toLowerCase() ? name : `${owner}/${name}`;
  return [
    {
      id: 'project',
      header: 'Project',
      text: nameOf,
      render: (project) => <ProjectName project={project} name={nameOf(project)} term={term} />,
      minWidth: 220,
      isSortable: true,
    },
    {
      id: 'description',
      header: 'Description',
      text: ({ description }) => description,
      render: ({ description }) => <MarkedText text={description} term={term} />,
      minWidth: 240,
      isSortable: true,
    },
    {
      id: 'language',
      header: 'Language',
      text: ({ language }) => language,
      render: ({ language }) => <MarkedText text={language} term={term} />,
      width: 130,
      isSortable: true,
    },
    {
      id: 'stars',
      header: 'Stars',
      text: ({ stars }) => formatNumber(stars),
      width: 90,
      align: 'right',
      isSortable: true,
    },
    {
      id: 'forks',
      header: 'Forks',
      text: ({ forks }) => formatNumber(forks),
      width: 90,
      align: 'right',
      isSortable: true,
    },
    {
      id: 'updated',
      header: 'Updated',
      text: ({ updatedAt }) => (updatedAt === undefined ? '' : new Date(updatedAt).toISOString()),
      render: ({ updatedAt }) => updatedAt !== undefined && <Updated instant={updatedAt} />,
      width: 280,
      isSortable: true,
    },
  ];
}

function ProjectName({ project, name, term }: { project: Project; name: string; term: string }) {
  const { url, isArchived, isFork, license } = project;
  const badges = [isArchived && 'Archived', isFork && 'Fork', license].filter(
    (badge): badge is string => typeof badge === 'string' && badge !== '',
  );
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, maxWidth: '100%' }}>
      {url === undefined ? (
        <span>
          <MarkedText text={name} term={term} />
        </span>
      ) : (
        <OutwardLink
          href={url}
          // The table is a single tab stop: Enter on the cell follows its link.
          tabIndex={-1}
          // A long name is more important than what follows it.
          sx={{ flexShrink: 0, maxWidth: '100%', fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          <MarkedText text={name} term={term} />
          <OpenIcon aria-hidden sx={{ fontSize: 14, ml: 0.5, verticalAlign: '-2px' }} />
        </OutwardLink>
      )}
      {badges.map((badge) => (
        <Box
          component="span"
          key={badge}
          sx={{
            flexShrink: 0,
            px: 0.75,
            lineHeight: '18px',
            fontSize: 12,
            color: 'text.secondary',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          <MarkedText text={badge} term={term} />
        </Box>
      ))}
    </Box>
  );
}

function Updated({ instant }: { instant: number }) {
  return (
    <>
      {describeInstant(instant, { dateStyle: 'medium' })}{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {describeRelativeTime(instant, Date.now())}
      </Box>
    </>
  );
}
