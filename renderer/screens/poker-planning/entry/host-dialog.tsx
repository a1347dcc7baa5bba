import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { NumberField } from '#renderer/components/fields/number-field.tsx';
import { choices, highestPort, lowestPort } from '../choices.ts';
import { QrImage } from '../room/qr-image.tsx';
import type { PokerHosting } from './use-poker-host.ts';

interface Props {
  readonly hosting: PokerHosting;
  /** The link to the open room. */
  readonly roomLink: string | undefined;
  readonly onClose: () => void;
}

/** Starts and stops the server on this machine, and shows its address in the local network. */
export function HostDialog({ hosting, roomLink, onClose }: Props) {
  const titleId = useId();
  const { state, isBusy } = hosting;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} sx={{ fontSize: 16 }}>
        Host rooms on your network
      </DialogTitle>
      {state.status === 'hosting' ? (
        <>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <Addresses addresses={state.addresses} port={state.port} roomLink={roomLink} />
          </DialogContent>
          <DialogActions>
            <Button color="error" disabled={isBusy} onClick={hosting.stop}>
              Stop hosting
            </Button>
            <Button onClick={onClose}>Close</Button>
          </DialogActions>
        </>
      ) : (
        <StartForm hosting={hosting} onClose={onClose} />
      )}
    </Dialog>
  );
}

function StartForm({ hosting, onClose }: Omit<Props, 'roomLink'>) {
  const { state, isBusy, start } = hosting;
  const { hostPort } = choices.use();
  const [typed, setTyped] = useState<string>();
  const port = typed ?? String(hostPort);
  const number = readPort(port);
  const isPort = number !== undefined;
  const setPort = (next: string) => {
    const hostPort = readPort(next);
    // An invalid port stays in the field.
    setTyped(hostPort === undefined ? next : undefined);
    if (hostPort !== undefined) {
      choices.change({ hostPort });
    }
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (number !== undefined && !isBusy) {
          start(number);
        }
      }}
    >
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box>
          This app becomes the server: anybody on your local network can open its address in a browser to be in the
          room. It serves this site and the rooms, and nothing else on your machine, until you stop it or quit.
        </Box>
        <NumberField
          label="Port"
          value={port}
          onChange={setPort}
          minimum={lowestPort}
          maximum={highestPort}
          problem={isPort ? undefined : `A whole number from ${lowestPort} to ${highestPort}`}
        />
        {state.status === 'failed' && <Alert severity="error">{state.reason}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="contained" disabled={!isPort || isBusy}>
          Start hosting
        </Button>
      </DialogActions>
    </Box>
  );
}

function readPort(text: string): number | undefined {
  const port = Number(text);
  return /^\d+$/u.test(text) && port >= lowestPort && port <= highestPort ? port : undefined;
}

interface AddressesProps extends Pick<Props, 'roomLink'> {
  readonly addresses: readonly string[];
  readonly port: number;
}

function Addresses({ addresses, port, roomLink }: AddressesProps) {
  const [first] = addresses;
  if (first === undefined) {
    return (
      <Alert severity="warning" role="status">
        The server runs at http://localhost:{port}, but this machine is not connected to a network: nobody else can
        reach it. Connect to your network, then stop and start again.
      </Alert>
    );
  }
  const isRoomHere = roomLink?.startsWith(`${first}/`) === true;
  return (
    <>
      <QrImage text={isRoomHere ? roomLink : first} label={`QR code of ${first}`} />
      {isRoomHere && <Box sx={{ textAlign: 'center' }}>The code leads straight into your room.</Box>}
      {addresses.map((address) => (
        <Box key={address} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0, fontSize: 14, fontWeight: 600, overflowWrap: 'anywhere' }}>{address}</Box>
          <CopyButton content={address} label={address} />
        </Box>
      ))}
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
        If a device cannot open the address, it may be on another network, or this machine’s firewall may be asking
        whether to let others reach Web Toolbox: allow it for private networks.
      </Box>
    </>
  );
}
