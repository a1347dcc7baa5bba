import FoldIcon from '@mui/icons-material/ExpandLessOutlined';
import UnfoldIcon from '@mui/icons-material/ExpandMoreOutlined';
import IconButton from '@mui/material/IconButton';

interface Props {
  /** "the metadata" */
  readonly what: string;
  readonly isFolded: boolean;
  readonly onChange: (isFolded: boolean) => void;
}

/** Folds a part of a screen away to make room for others. */
export function FoldButton({ what, isFolded, onChange }: Props) {
  const Icon = isFolded ? UnfoldIcon : FoldIcon;
  return (
    <IconButton
      data-hint={isFolded ? `Show ${what}` : `Fold ${what} away`}
      size="small"
      aria-label={`Show ${what}`}
      aria-expanded={!isFolded}
      onClick={() => onChange(!isFolded)}
    >
      <Icon sx={{ fontSize: 20 }} />
    </IconButton>
  );
}
