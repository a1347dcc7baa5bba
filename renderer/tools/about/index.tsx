import ShareIcon from '@mui/icons-material/ShareOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type ReactNode, version as reactVersion } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Logo } from '#renderer/components/logo.tsx';
import { useDesktopInfo } from '#renderer/state/desktop-info.ts';
import { useToaster } from '#renderer/state/toaster.ts';
import { projectAddress, shareApp } from './share.ts';

export function Screen() {
  const desktop = useDesktopInfo();
  const toast = useToaster();
  const share = async () => {
    const outcome = await shareApp();
    if (outcome === 'copied') {
      toast({ message: 'The link is in the clipboard.' });
    } else if (outcome === 'failed') {
      toast({
        message: `Copying the link did not work. Copy it yourself: ${projectAddress()}`,
        type: 'error',
        autoHideDuration: 10_000,
      });
    }
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, maxWidth: 720 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Logo size={72} />
        <Typography sx={{ flex: '1 1 240px' }}>{__PRODUCT__.description}</Typography>
        <Button variant="contained" startIcon={<ShareIcon />} onClick={share}>
          Share
        </Button>
      </Box>
      <Table size="small" aria-label="About this version" sx={{ '& tr:last-of-type > *': { borderBottom: 0 } }}>
        <TableBody>
          <Row name="Project">
            <Link href={projectAddress()} target="_blank" rel="noopener noreferrer">
              {projectAddress()}
            </Link>
          </Row>
          <Row name="Privacy">
            <Link component={RouterLink} to="/privacy">
              Privacy Policy
            </Link>
          </Row>
          <Row name="Version">{__PRODUCT__.version}</Row>
          <Row name="Version date">
            <time dateTime={__PRODUCT__.versionDate}>{__PRODUCT__.versionDate}</time>
          </Row>
          <Row name="Author">{__PRODUCT__.author}</Row>
          <Row name="Licence">
            {__PRODUCT__.license},{' '}
            <Link component={RouterLink} to="/licences">
              licences of what ships with it
            </Link>
          </Row>
          <Row name="React">{reactVersion}</Row>
          {desktop && (
            <>
              <Row name="Desktop app">
                {desktop.version} on {desktop.platform}
                {desktop.packaged ? '' : ', run from the sources'}
              </Row>
              <Row name="Electron">{desktop.runtimes.electron}</Row>
              <Row name="Chromium">{desktop.runtimes.chromium}</Row>
              <Row name="Node">{desktop.runtimes.node}</Row>
            </>
          )}
        </TableBody>
      </Table>
    </Box>
  );
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
