import Button from '@mui/material/Button';

/** “Use a sample”, for a pane that has nothing to show yet: as the `action` of its `PaneMessage`. */
export function SampleButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button variant="outlined" onClick={onClick}>
      Use a sample
    </Button>
  );
}
