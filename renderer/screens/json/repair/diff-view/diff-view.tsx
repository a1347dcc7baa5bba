import NextIcon from '@mui/icons-material/ArrowDownwardOutlined';
import PreviousIcon from '@mui/icons-material/ArrowUpwardOutlined';
import CollapseIcon from '@mui/icons-material/UnfoldLessOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type EditorLanguage, loadLanguage } from '#renderer/components/code-editor/languages/languages.ts';
import { editorMetrics, editorTheme } from '#renderer/components/code-editor/look/editor-theme.ts';
import { useCodeMetrics } from '#renderer/state/preferences/user-preferences.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { BrokenTexts } from './break-long-lines.ts';
import { createDiff, type Diff } from './create-diff.ts';
import { createDiffTheme } from './diff-theme.ts';
import { nameChanges } from './use-comparison.ts';

interface Props {
  readonly texts: BrokenTexts;
  /** The name of the first text and its editor. */
  readonly labelA: string;
  readonly labelB: string;
  readonly language?: EditorLanguage;
  /** Whether only the lines that differ and their surroundings are shown. */
  readonly isCollapsed: boolean;
  readonly onCollapsedChange: (isCollapsed: boolean) => void;
}

/** Below this width, in pixels, the texts are not side by side. */
const leastSplitWidth = 520;

/**
 * A read-only view of the differences between two texts: side by side if there is room, otherwise one below the other.
 * Unchanged lines are folded until the user opens them. Fills its parent.
 */
export function DiffView({ texts, labelA, labelB, language = 'text', isCollapsed, onCollapsedChange }: Props) {
  const theme = useTheme();
  const host = useRef<HTMLDivElement>(null);
  const metrics = useCodeMetrics();
  const diff = useRef<Diff>(undefined);
  const scrollTop = useRef(0);
  const [isSplit, setIsSplit] = useState<boolean>();
  const [current, setCurrent] = useState<number>();

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) {
        setIsSplit(entry.contentRect.width >= leastSplitWidth);
      }
    });
    if (host.current !== null) {
      observer.observe(host.current);
    }
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    setCurrent(undefined);
    if (isSplit === undefined) {
      return undefined;
    }
    let isCurrent = true;
    // Without its language, the text is complete but has no colours.
    const noColours = (error: unknown) => {
      console.error(error);
      return { light: [] };
    };
    void loadLanguage(language)
      .catch(noColours)
      .then(({ light }) => {
        if (isCurrent && host.current !== null) {
          diff.current = createDiff(host.current, {
            texts,
            labels: { a: labelA, b: labelB },
            isSplit,
            isCollapsed,
            extensions: [createDiffTheme(theme), editorTheme(theme), editorMetrics(metrics), light],
          });
          diff.current.scroller.scrollTop = scrollTop.current;
        }
      });
    return () => {
      isCurrent = false;
      scrollTop.current = diff.current?.scroller.scrollTop ?? scrollTop.current;
      diff.current?.destroy();
      diff.current = undefined;
    };
  }, [texts, labelA, labelB, language, isSplit, isCollapsed, theme, metrics]);

  const { length } = texts.changes;
  const goTo = (index: number) => {
    setCurrent(index);
    diff.current?.goTo(index);
  };

  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          px: 1.5,
          py: 0.25,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box role="status" sx={{ mr: 'auto', fontSize: 13, fontVariantNumeric: 'tabular-nums' }}>
          {current === undefined
            ? nameChanges(length)
            : `Change ${formatNumber(current + 1)} of ${formatNumber(length)}`}
        </Box>
        <ToggleButton
          data-hint="Show only changed lines"
          value="collapsed"
          size="small"
          aria-label="Show only changed lines"
          selected={isCollapsed}
          onChange={() => onCollapsedChange(!isCollapsed)}
          sx={{ height: 30, px: 0.75, border: 0 }}
        >
          <CollapseIcon sx={{ fontSize: 20 }} />
        </ToggleButton>
        <MoveButton
          label="Previous change"
          isDisabled={length === 0}
          onClick={() => goTo(((current ?? 0) - 1 + length) % length)}
        >
          <PreviousIcon sx={{ fontSize: 20 }} />
        </MoveButton>
        <MoveButton label="Next change" isDisabled={length === 0} onClick={() => goTo(((current ?? -1) + 1) % length)}>
          <NextIcon sx={{ fontSize: 20 }} />
        </MoveButton>
      </Box>
      {isSplit && (
        <Box
          aria-hidden
          dir="ltr"
          sx={{
            display: 'grid',
            gridTemplateColumns: '1fr 1fr',
            px: 1.5,
            py: 0.5,
            fontSize: 12,
            color: 'text.secondary',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <span>{labelA}</span>
          <span>{labelB}</span>
        </Box>
      )}
      <Box
        ref={host}
        dir="ltr"
        sx={{
          flex: 1,
          minHeight: 0,
          '& .cm-mergeView': { height: '100%' },
          '& .cm-mergeViewEditors': { minHeight: '100%' },
          '& .cm-mergeViewEditor + .cm-mergeViewEditor': { borderLeft: 1, borderColor: 'divider' },
          '& .cm-focused .cm-content': { outline: '2px solid', outlineColor: 'focus.main', outlineOffset: -2 },
        }}
      />
    </Box>
  );
}

interface MoveButtonProps {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function MoveButton({ label, isDisabled, onClick, children }: MoveButtonProps) {
  return (
    <span data-hint={label}>
      <IconButton size="small" aria-label={label} disabled={isDisabled} onClick={onClick}>
        {children}
      </IconButton>
    </span>
  );
}
