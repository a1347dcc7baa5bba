import type { Detail } from '#renderer/components/detail-table.tsx';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { formatLength, formatSize } from '#tools/vr-3d-viewer/measure/measure-model.ts';
import type { SceneFacts } from '../stage/stage.ts';

/** The statistics as rows; features that models seldom have are left out if absent. */
export function describeFacts(facts: SceneFacts): Detail[] {
  const seldom: Detail[] = [
    { name: 'Points', value: formatNumber(facts.points) },
    { name: 'Lines', value: formatNumber(facts.lines) },
    { name: 'Bones', value: formatNumber(facts.bones) },
  ];
  return [
    { name: 'Meshes', value: formatNumber(facts.meshes) },
    { name: 'Triangles', value: formatNumber(facts.triangles) },
    { name: 'Vertices', value: formatNumber(facts.vertices) },
    ...seldom.filter(({ value }) => value !== '0'),
    { name: 'Materials', value: formatNumber(facts.materials) },
    { name: 'Textures', value: formatNumber(facts.textures) },
    { name: 'Bounding box', value: formatSize(facts.size), note: 'x × y × z, in the model’s units' },
    { name: 'Grid square', value: formatLength(facts.gridStep) },
  ];
}
