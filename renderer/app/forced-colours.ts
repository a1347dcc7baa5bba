/**
 * Where the system chooses all colours (Windows' contrast themes), grounds and shadows are taken away: what is chosen,
 * pressed or current shows by an edge in a colour of the system instead. What the colour itself is for, such as a swatch,
 * has `forcedColorAdjust: 'none'` in its own place.
 */
export const forcedColourRules = {
  '@media (forced-colors: active)': {
    // With the root, these go before the library's own.
    ':root': {
      '& [aria-current="page"], & [aria-selected="true"], & [aria-pressed="true"], & .Mui-selected': {
        outline: '2px solid Highlight',
        outlineOffset: '-2px',
      },
      // After the above: what is chosen and has the focus shows the focus.
      '& :focus-visible, & .Mui-focusVisible': { outline: '4px double CanvasText', outlineOffset: '-2px' },
      // These are drawn with their ground.
      '& .MuiTabs-indicator, & .MuiSlider-track, & .MuiLinearProgress-bar': { backgroundColor: 'Highlight' },
      '& .MuiSlider-rail': { backgroundColor: 'ButtonText' },
      '& .MuiSlider-thumb': { backgroundColor: 'ButtonText', border: '2px solid Canvas' },
      '& .MuiLinearProgress-root': { border: '1px solid CanvasText' },
      '& .MuiSwitch-track': { border: '1px solid ButtonText', backgroundColor: 'ButtonFace', opacity: 1 },
      '& .MuiSwitch-thumb': { backgroundColor: 'ButtonText' },
      '& .MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track': { backgroundColor: 'Highlight', opacity: 1 },
    },
  },
};
