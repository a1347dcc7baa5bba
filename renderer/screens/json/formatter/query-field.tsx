import ClearIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { controlHeight } from '#renderer/components/density.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { placeInLine } from '#shared/formats/words/place-in-line.ts';
import type { ToolError } from '#shared/result.ts';

interface Props {
  readonly query: string;
  /** What is wrong with the query; its position refers to the query. */
  readonly error: ToolError | undefined;
  readonly matchCount: number | undefined;
  readonly onChange: (query: string) => void;
}

/** The field for a JSONPath query over the result. */
export function QueryField({ query, error, matchCount, onChange }: Props) {
  const messageId = useId();
  const matches = matchCount === undefined ? '' : countOf(matchCount, 'match', 'matches');
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', px: 1.5, py: 0.25 }}>
      <InputBase
        fullWidth
        value={query}
        onChange={(event) => onChange(event.target.value)}
        placeholder="JSONPath, such as $.tools[*]"
        slotProps={{
          input: {
            'aria-label': 'JSONPath query',
            'aria-invalid': error !== undefined,
            'aria-describedby': messageId,
            spellCheck: false,
            autoCapitalize: 'none',
            autoComplete: 'off',
          },
        }}
        endAdornment={
          <InputAdornment position="end">
            <Typography variant="caption" role="status" sx={{ color: 'text.secondary' }}>
              {error === undefined ? matches : ''}
            </Typography>
            {query !== '' && (
              <IconButton
                data-hint="Clear the query"
                size="small"
                aria-label="Clear the query"
                onClick={() => onChange('')}
              >
                <ClearIcon sx={{ fontSize: 18 }} />
              </IconButton>
            )}
          </InputAdornment>
        }
        sx={{ fontFamily: monospaceFont, fontSize: 13, minHeight: { xs: 44, md: controlHeight } }}
      />
      <Typography id={messageId} variant="caption" component="p" sx={{ color: 'error.main', pb: error ? 0.75 : 0 }}>
        {error && placeInLine(error)}
      </Typography>
    </Box>
  );
}
