import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept/kept-value.ts';
import { vr3dViewer } from '#tools/vr-3d-viewer/tool.ts';
import { type Background, firstViewOptions, type UpAxis } from './stage/view-options.ts';

export const lowestBrightness = 0.2;
export const highestBrightness = 3;

const backgrounds = [
  'theme',
  'white',
  'grey',
  'black',
  'transparent',
  'custom',
] as const satisfies readonly Background[];
const upAxes = ['auto', 'y', 'z'] as const satisfies readonly UpAxis[];

const initial = firstViewOptions;

/** How models are shown. */
export const choices = createKeptValue(
  vr3dViewer.id,
  1,
  v.object({
    grid: v.fallback(v.boolean(), initial.grid),
    axes: v.fallback(v.boolean(), initial.axes),
    wireframe: v.fallback(v.boolean(), initial.wireframe),
    autoRotate: v.fallback(v.boolean(), initial.autoRotate),
    background: v.fallback(v.picklist(backgrounds), initial.background),
    customColor: v.fallback(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/u)), initial.customColor),
    environment: v.fallback(v.boolean(), initial.environment),
    brightness: v.fallback(
      v.pipe(v.number(), v.minValue(lowestBrightness), v.maxValue(highestBrightness)),
      initial.brightness,
    ),
    upAxis: v.fallback(v.picklist(upAxes), initial.upAxis),
  }),
);
