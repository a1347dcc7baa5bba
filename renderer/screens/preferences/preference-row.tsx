import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { wantedPreference } from '#renderer/state/preferences/wanted-preference.ts';

interface Props {
  readonly title: string;
  /** The id of the control labelled by the title, if clicking the title should activate the control. */
  readonly controlId?: string;
  readonly titleId?: string;
  readonly detail?: ReactNode;
  readonly detailId?: string;
  /** The control, at the right or below. */
  readonly control?: ReactNode;
  /** A problem that has occurred, or may occur. */
  readonly note?: { readonly severity: 'error' | 'warning'; readonly text: string } | undefined;
  readonly children?: ReactNode;
}

/** A preference: its name, its description, and its control. */
export function PreferenceRow({ title, controlId, titleId, detail, detailId, control, note, children }: Props) {
  const isWanted = wantedPreference.use()?.title === title;
  return (
    <Box
      data-preference={title}
      data-wanted={isWanted || undefined}
      tabIndex={-1}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isWanted && !currentTarget.contains(relatedTarget)) {
          wantedPreference.write(undefined);
        }
      }}
      sx={rowLook}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography
            id={titleId}
            {...(controlId === undefined ? {} : { component: 'label', htmlFor: controlId })}
            sx={{ display: 'block', fontWeight: 500 }}
          >
            {title}
          </Typography>
          {detail !== undefined && (
            <Typography id={detailId} variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {detail}
            </Typography>
          )}
        </Box>
        {control}
      </Box>
      {note !== undefined && (
        <Alert severity={note.severity} sx={{ mt: 1 }}>
          {note.text}
        </Alert>
      )}
      {children}
    </Box>
  );
}

const rowLook = {
  px: 2,
  py: 1.25,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  // The row itself has the focus only if it contains no control, and then needs no focus ring.
  '&:focus': { outline: 'none' },
  '&[data-wanted]': { boxShadow: 'inset 3px 0 0 var(--mui-palette-focus-main)', bgcolor: 'action.hover' },
} as const;
