import OpenIcon from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { DetailTable } from '#renderer/components/detail-table.tsx';
import { OutwardLink } from '#renderer/components/outward-link.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import { SampleButton } from '#renderer/components/sample-button.tsx';
import type { LiveTask } from '#renderer/workers/use-live-task.ts';
import { shortenWithLength } from '#shared/formats/words/shorten-with-length.ts';
import { isBlank } from '#shared/text-checks.ts';
import { isOpenable } from '#tools/url/parser/is-openable.ts';
import type { ParsedUrl } from '#tools/url/parser/parse-url.ts';

interface Props {
  readonly text: string;
  readonly process: LiveTask<string, ParsedUrl>;
  readonly onUseSample: () => void;
}

/**
 * The most characters of a value that are shown, because laying out megabytes would block the page. Copying takes all
 * of it.
 */
const longestShown = 2000;

/** The components of the URL. */
export function FragmentPane({ text, process, onUseSample }: Props) {
  const { result, isBusy, isStale, cancel } = process;
  return (
    <Pane
      title="Fragments"
      work={process}
      above={result && <WrittenUrl url={result} isStale={isStale} />}
      below={isStale && <StaleNote>Made from the last valid URL</StaleNote>}
    >
      <BusyIndicator isBusy={isBusy} label="Parsing" onCancel={cancel} />
      {isBlank(text) && (
        <PaneMessage action={<SampleButton onClick={onUseSample} />}>
          Put a URL under “URL”: you see what it is made of as the URL standard reads it, and can change its parameters.
        </PaneMessage>
      )}
      {result === undefined && process.error !== undefined && (
        <PaneMessage>This is not a valid URL yet. The error is under “URL”.</PaneMessage>
      )}
      {result && (
        <Box sx={{ height: '100%', overflow: 'auto' }}>
          <DetailTable
            label="Fragment / Value"
            headings={['Fragment', 'Value']}
            details={result.fragments.map(({ name, value, note }) => ({
              name,
              value,
              note,
              ...(name === 'port' && value === '' ? { shown: '<default>' } : {}),
              ...(value.length > longestShown ? { shown: shortenWithLength(value, longestShown) } : {}),
            }))}
          />
        </Box>
      )}
    </Pane>
  );
}

/** The URL as serialised by the standard, with a link that opens it. */
function WrittenUrl({ url: { href, protocol }, isStale }: { url: ParsedUrl; isStale: boolean }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        pl: 2,
        pr: 1,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, fontSize: 13 }}>
        {!isStale && isOpenable(protocol) ? (
          <OutwardLink href={href} whenOff={null} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
            Click the link to open the URL in a new tab
            <OpenIcon aria-hidden sx={{ fontSize: 16 }} />
          </OutwardLink>
        ) : (
          <Box sx={{ color: 'text.secondary' }}>
            {isStale
              ? 'As the standard writes it'
              : `As the standard writes it; ${protocol} URLs are not opened from here`}
          </Box>
        )}
        <Box
          title={href.length > longestShown ? undefined : href}
          sx={{
            fontFamily: monospaceFont,
            fontSize: 12,
            color: 'text.secondary',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {href.slice(0, 300)}
        </Box>
      </Box>
      <CopyButton content={href} label="URL as the standard writes it" />
    </Box>
  );
}
