import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { HistoryButton } from '#renderer/app/history/history-button.tsx';
import { ToolIcon } from '#renderer/components/tool-icon.tsx';
import type { Screen } from '#tools/screens.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { FoldedActions } from './folded-actions.tsx';
import { HelpButton } from './help-button.tsx';
import { LinkButton } from './link-button.tsx';
import { ToolTabs } from './tool-tabs.tsx';

/** The height in pixels, which is the minimum for touch targets. */
const height = 44;

/**
 * The row at the top of every screen: its heading, the tabs of its tool, its description, favourite and help. All
 * screens share the same element, so the focus stays on a tab that was followed.
 */
export function ScreenHeader({ screen }: { screen: Screen }) {
  const { entry, folder, tabs, toolId } = screen;
  return (
    <Box
      component="header"
      sx={{
        flexShrink: 0,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        height,
        px: { xs: 1, md: 2 },
        // Home and other long pages scroll under it.
        position: { md: 'sticky' },
        top: 0,
        zIndex: 2,
        bgcolor: 'background.default',
      }}
    >
      <ToolIcon name={folder} sx={{ color: 'primary.main', fontSize: { xs: 20, md: 24 }, ...(tabs && onlyWide) }} />
      <Typography variant="h1" noWrap sx={tabs === undefined ? headingLook : headingBesideTabsLook}>
        {entry.heading}
      </Typography>
      {tabs && <ToolTabs tool={tabs} current={screen} />}
      <Typography
        variant="body2"
        noWrap
        title={entry.detail}
        sx={{
          flex: '1 9 0',
          minWidth: 0,
          pl: { md: 1 },
          color: 'text.secondary',
          visibility: { xs: 'hidden', md: 'visible' },
        }}
      >
        {entry.detail}
      </Typography>
      <HistoryButton key={screen.id} entry={entry} />
      {/* Only tools can be favourites: Home and the app's own screens are always in reach. */}
      {toolId !== undefined && toolId !== 'Home' && (
        <Box sx={{ display: 'flex', flexShrink: 0 }}>
          <FavouriteButton screenId={screen.id} />
          <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
            <LinkButton key={screen.id} screen={screen} />
            <HelpButton entry={entry} />
          </Box>
          <FoldedActions key={screen.id}>
            <LinkButton screen={screen} />
            <HelpButton entry={entry} />
          </FoldedActions>
        </Box>
      )}
    </Box>
  );
}

/** On a phone the tabs need the space. */
const onlyWide = { display: { xs: 'none', sm: 'block' } } as const;

/** The spacing of letters moves the last one partly out of its box, which cuts off what does not fit. */
const spaceOfLastLetter = { pr: '1px' } as const;

/** On a phone a long heading has two lines. */
const headingLook = {
  ...spaceOfLastLetter,
  fontSize: { xs: 16, md: 20 },
  lineHeight: 1.2,
  minWidth: 0,
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
} as const;

/** On a phone there is no space for both, and the current tab says the same. */
const headingBesideTabsLook = {
  ...spaceOfLastLetter,
  fontSize: 20,
  flexShrink: 0,
  position: { xs: 'absolute', sm: 'static' },
  clipPath: { xs: 'inset(50%)', sm: 'none' },
} as const;
