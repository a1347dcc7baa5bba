import type { Detail } from '#renderer/components/detail-table.tsx';
import type { SceneFacts } from '../stage/create-stage.ts';
import { formatLength, formatSize } from '../stage/measure-model.ts';

const count = (value: number) => value.toLocaleString('en-US');

/** The statistics as rows; what a model seldom has is left out where there is none. */
export function describeFacts(facts: SceneFacts): Detail[] {
  const seldom: Detail[] = [
    { name: 'Points', value: count(facts.points) },
    { name: 'Lines', value: count(facts.lines) },
    { name: 'Bones', value: count(facts.bones) },
  ];
  return [
    { name: 'Meshes', value: count(facts.meshes) },
    { name: 'Triangles', value: count(facts.triangles) },
    { name: 'Vertices', value: count(facts.vertices) },
    ...seldom.filter(({ value }) => value !== '0'),
    { name: 'Materials', value: count(facts.materials) },
    { name: 'Textures', value: count(facts.textures) },
    { name: 'Bounding box', value: formatSize(facts.size), note: 'x × y × z, in the model’s units' },
    { name: 'Grid square', value: formatLength(facts.gridStep) },
  ];
}
