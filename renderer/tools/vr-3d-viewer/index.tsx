import Typography from '@mui/material/Typography';

export function Screen() {
  return <Typography>Not there yet.</Typography>;
}
