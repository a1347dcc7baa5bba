import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { DetailTable } from '#renderer/components/detail-table.tsx';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { formatNames } from '#tools/vr-3d-viewer/files/detect-format.ts';
import { highestBrightness, lowestBrightness } from '../choices.ts';
import type { SceneFacts } from '../stage/stage.ts';
import type { Background, UpAxis, ViewOptions } from '../stage/view-options.ts';
import type { ModelState } from '../use-model.ts';
import { describeFacts } from './describe-facts.ts';

const backgrounds: readonly { readonly value: Background; readonly label: string }[] = [
  { value: 'theme', label: 'As the theme' },
  { value: 'white', label: 'White' },
  { value: 'grey', label: 'Grey' },
  { value: 'black', label: 'Black' },
  { value: 'transparent', label: 'Transparent' },
  { value: 'custom', label: 'Your own colour' },
];

const upAxes: readonly { readonly value: UpAxis; readonly label: string }[] = [
  { value: 'auto', label: 'As usual for the format' },
  { value: 'y', label: 'Y' },
  { value: 'z', label: 'Z' },
];

/** A label and its control on one line. */
function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1.5, minHeight: 36 }}>
      <Box aria-hidden sx={{ fontSize: 13, color: 'text.secondary' }}>
        {label}
      </Box>
      {/* A long path must not widen the pane. */}
      <Box
        sx={{ minWidth: 0, display: 'flex', justifyContent: 'flex-end', '& .MuiInputBase-root': { maxWidth: '100%' } }}
      >
        {children}
      </Box>
    </Box>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ px: 1.5, py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Typography variant="h3" id={id} sx={{ fontSize: 13, mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

interface Props {
  readonly state: ModelState;
  readonly facts: SceneFacts | undefined;
  readonly options: ViewOptions;
  readonly onChange: (change: Partial<ViewOptions>) => void;
}

/** The facts about the model, and its lighting and display options. */
export function DetailsPane({ state, facts, options, onChange }: Props) {
  const { model, models, chosen } = state;
  return (
    <Pane title="Details">
      <Box sx={{ height: '100%', overflowY: 'auto' }} tabIndex={0} role="group" aria-label="Details">
        {model !== undefined && (
          <Section title="Model">
            {models.length > 1 && chosen !== undefined ? (
              <Row label="File">
                <CompactSelect
                  label="Model"
                  value={chosen.path}
                  onChange={(path) => {
                    const found = models.find((candidate) => candidate.path === path);
                    if (found !== undefined) {
                      state.choose(found);
                    }
                  }}
                  options={models.map(({ path }) => ({ value: path, label: path }))}
                />
              </Row>
            ) : (
              <Row label="File">
                <Box sx={{ fontSize: 13, overflowWrap: 'anywhere', textAlign: 'end' }}>{model.name}</Box>
              </Row>
            )}
            {model.format !== 'sample' && (
              <Row label="Format">
                <Box sx={{ fontSize: 13 }}>{formatNames[model.format]}</Box>
              </Row>
            )}
            {model.scenes.length > 1 && (
              <Row label="Scene">
                <CompactSelect
                  label="Scene"
                  value={state.scene}
                  onChange={state.chooseScene}
                  options={model.scenes.map(({ name }, value) => ({ value, label: name }))}
                />
              </Row>
            )}
            {model.format !== 'sample' && (
              <Button size="small" onClick={state.openSample} sx={{ mt: 0.5, ml: -0.5 }}>
                Show the sample
              </Button>
            )}
          </Section>
        )}
        <Section title="View">
          <Row label="Background">
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              {options.background === 'custom' && (
                <Box
                  component="input"
                  type="color"
                  aria-label="Colour of the background"
                  value={options.customColor}
                  onChange={(event) => onChange({ customColor: event.target.value })}
                  sx={{
                    width: 36,
                    height: 36,
                    p: 0.25,
                    border: 1,
                    borderColor: 'divider',
                    borderRadius: 1,
                    bgcolor: 'transparent',
                  }}
                />
              )}
              <CompactSelect
                label="Background"
                value={options.background}
                onChange={(background) => onChange({ background })}
                options={backgrounds}
              />
            </Box>
          </Row>
          <Row label="Up">
            <CompactSelect
              label="Axis that points up"
              value={options.upAxis}
              onChange={(upAxis) => onChange({ upAxis })}
              options={upAxes}
            />
          </Row>
          <FormControlLabel
            control={
              <Switch
                size="small"
                checked={options.environment}
                onChange={(_event, environment) => onChange({ environment })}
              />
            }
            label="Environment light"
            labelPlacement="start"
            slotProps={{ typography: { sx: { fontSize: 13, color: 'text.secondary' } } }}
            sx={{ m: 0, minHeight: 36, display: 'flex', justifyContent: 'space-between' }}
          />
          <Row label="Brightness">
            <Slider
              size="small"
              aria-label="Brightness"
              min={lowestBrightness}
              max={highestBrightness}
              step={0.1}
              value={options.brightness}
              onChange={(_event, brightness) => onChange({ brightness: Number(brightness) })}
              sx={{ width: 140, mr: 1 }}
            />
          </Row>
        </Section>
        {facts !== undefined && (
          <Section title="Statistics">
            <Box sx={{ mx: -1.5, containerType: 'inline-size' }}>
              <DetailTable label="Statistics" headings={['Scene', 'Value']} details={describeFacts(facts)} />
            </Box>
          </Section>
        )}
      </Box>
    </Pane>
  );
}
