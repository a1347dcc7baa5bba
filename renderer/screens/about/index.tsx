import ShareIcon from '@mui/icons-material/ShareOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type ReactNode, version as reactVersion, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { SearchField } from '#renderer/components/fields/search-field.tsx';
import { Logo } from '#renderer/components/logo.tsx';
import { OutwardLink } from '#renderer/components/outward-link.tsx';
import { platform } from '#renderer/platform/index.ts';
import { useDesktopInfo } from '#renderer/state/host/desktop-info.ts';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { projectLinks, sharedAddress } from './project-links.ts';
import { shareApp } from './share.ts';

export function View() {
  const desktop = useDesktopInfo();
  const [query, setQuery] = useState('');
  const toast = useToaster();
  // The desktop app's own address cannot be opened by anyone else.
  const address = sharedAddress(__PRODUCT__, platform.kind === 'website' ? location.href : 'app:');
  const share = async (shared: string) => {
    const outcome = await shareApp(shared);
    if (outcome === 'copied') {
      toast({ message: 'The link is in the clipboard.' });
    } else if (outcome === 'failed') {
      toast({
        message: `Copying the link did not work. Copy it yourself: ${shared}`,
        type: 'error',
        autoHideDuration: 10_000,
      });
    }
  };
  const wanted = query.trim().toLowerCase();
  const found = factsOf(desktop).filter(({ name, words }) => `${name} ${words}`.toLowerCase().includes(wanted));
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, maxWidth: 720 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Logo size={72} />
        <Typography sx={{ flex: '1 1 240px' }}>{__PRODUCT__.description}</Typography>
        {address !== undefined && (
          <Button variant="contained" startIcon={<ShareIcon />} onClick={() => void share(address)}>
            Share
          </Button>
        )}
      </Box>
      <SearchField
        label="Search this page"
        query={query}
        onChange={setQuery}
        status={
          wanted === '' ? '' : found.length === 0 ? 'Nothing here contains these words.' : countOf(found.length, 'row')
        }
      />
      <Table size="small" aria-label="About this version" sx={{ '& tr:last-of-type > *': { borderBottom: 0 } }}>
        <TableBody>
          {found.map(({ name, content }) => (
            <Row key={name} name={name}>
              {content}
            </Row>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface Fact {
  readonly name: string;
  /** What the search covers besides the name. */
  readonly words: string;
  readonly content: ReactNode;
}

const fact = (name: string, text: string, content: ReactNode = text): Fact => ({ name, words: text, content });

/** The facts that the page shows, row by row. */
function factsOf(desktop: ReturnType<typeof useDesktopInfo>): readonly Fact[] {
  const { version, versionDate, author, license } = __PRODUCT__;
  return [
    ...projectLinks(__PRODUCT__).map(({ name, text, address }) =>
      fact(name, text, <OutwardLink href={address}>{text}</OutwardLink>),
    ),
    fact(
      'Privacy',
      'Privacy Policy',
      <Link component={RouterLink} to="/privacy">
        Privacy Policy
      </Link>,
    ),
    fact('Version', version),
    fact('Version date', versionDate, <time dateTime={versionDate}>{versionDate}</time>),
    fact('Author', author),
    fact(
      'Licence',
      `${license} licences of what ships with it`,
      <>
        {license},{' '}
        <Link component={RouterLink} to="/licences">
          licences of what ships with it
        </Link>
      </>,
    ),
    fact('React', reactVersion),
    ...(desktop === undefined
      ? []
      : [
          fact(
            'Desktop app',
            `${desktop.version} on ${desktop.platform}${desktop.packaged ? '' : ', run from the sources'}`,
          ),
          fact('Electron', desktop.runtimes.electron),
          fact('Chromium', desktop.runtimes.chromium),
          fact('Node', desktop.runtimes.node),
        ]),
  ];
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ width: 160, color: 'text.secondary' }}>
        {name}
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>{children}</TableCell>
    </TableRow>
  );
}
