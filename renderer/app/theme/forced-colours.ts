/**
 * When the system enforces its own colours (contrast themes in Windows), backgrounds and shadows are removed, so
 * selected, pressed and current elements get an outline in a system colour instead. Elements whose colour is their
 * content, such as swatches, set `forcedColorAdjust: 'none'` themselves.
 */
export const forcedColourRules = {
  '@media (forced-colors: active)': {
    // Nesting below the root makes these rules more specific than MUI's own.
    ':root': {
      '& [aria-current="page"], & [aria-selected="true"], & [aria-pressed="true"], & .Mui-selected': {
        outline: '2px solid Highlight',
        outlineOffset: '-2px',
      },
      // This follows the rule above, so a selected element that has the focus shows the focus.
      '& :focus-visible, & .Mui-focusVisible': { outline: '4px double CanvasText', outlineOffset: '-2px' },
      // These elements are drawn with their background colour.
      '& .MuiTabs-indicator, & .MuiSlider-track': { backgroundColor: 'Highlight' },
      '& .MuiSlider-rail': { backgroundColor: 'ButtonText' },
      '& .MuiSlider-thumb': { backgroundColor: 'ButtonText', border: '2px solid Canvas' },
      '& .MuiSwitch-track': { border: '1px solid ButtonText', backgroundColor: 'ButtonFace', opacity: 1 },
      '& .MuiSwitch-thumb': { backgroundColor: 'ButtonText' },
      '& .MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track': { backgroundColor: 'Highlight', opacity: 1 },
    },
  },
};
