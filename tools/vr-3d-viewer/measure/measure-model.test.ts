import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Group,
  InstancedMesh,
  LineLoop,
  LineSegments,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  Points,
  Texture,
} from 'three';
import { describe, expect, it } from 'vitest';
import { countModel, formatLength, formatSize, measureBox } from './measure-model.ts';

const material = new MeshBasicMaterial();
const points = (...values: number[]) =>
  new BufferGeometry().setAttribute('position', new BufferAttribute(new Float32Array(values), 3));
const now = async () => undefined;

describe('countModel', () => {
  it('counts what is drawn', () => {
    const group = new Group();
    const box = new BoxGeometry(1, 1, 1);
    group.add(new Mesh(box, material), new Mesh(box, material), new InstancedMesh(box, material, 3));
    group.add(
      new Points(points(0, 0, 0, 1, 1, 1)),
      new LineSegments(points(0, 0, 0, 1, 0, 0)),
      new LineLoop(points(0, 0, 0, 1, 0, 0, 0, 1, 0)),
    );
    expect(countModel(group)).toMatchObject({
      meshes: 3,
      triangles: 12 * 5,
      vertices: 24 * 5 + 2 + 2 + 3,
      points: 2,
      lines: 4,
    });
  });

  it('counts what is shared once', () => {
    const texture = new Texture();
    const first = new MeshBasicMaterial({ map: texture });
    const second = new MeshBasicMaterial({ map: texture.clone(), alphaMap: new Texture() });
    const box = new BoxGeometry();
    const group = new Group().add(new Mesh(box, first), new Mesh(box, second), new Mesh(box, [first, second]));
    expect(countModel(group)).toMatchObject({ meshes: 3, materials: 2, textures: 2 });
  });

  it('counts triangles without an index, and in a part of the data', () => {
    const geometry = points(...Array.from({ length: 27 }, (_, index) => index));
    expect(countModel(new Mesh(geometry, material)).triangles).toBe(3);
    geometry.setDrawRange(3, 3);
    expect(countModel(new Mesh(geometry, material)).triangles).toBe(1);
  });

  it('counts nothing in nothing', () => {
    expect(countModel(new Group())).toEqual({
      meshes: 0,
      triangles: 0,
      vertices: 0,
      materials: 0,
      textures: 0,
      points: 0,
      lines: 0,
      bones: 0,
    });
  });
});

describe('measureBox', () => {
  it('measures turned parts exactly', async () => {
    // This is a line along x, rotated by 45 degrees: rotating its own box would give a box that is larger in y.
    const mesh = new Mesh(points(-1, -1, 0, 1, 1, 0, 0, 0, 0), material);
    mesh.rotation.z = -Math.PI / 4;
    mesh.updateMatrixWorld(true);
    const box = await measureBox(mesh, now);
    expect(box.max.x).toBeCloseTo(Math.SQRT2);
    expect(box.max.y).toBeCloseTo(0);
  });

  it('leaves vertices out that are nowhere', async () => {
    const mesh = new Mesh(points(Number.NaN, 0, 0, 1, 2, 3, Number.POSITIVE_INFINITY, 0, 0), material);
    expect((await measureBox(mesh, now)).max.toArray()).toEqual([1, 2, 3]);
  });

  it('measures instances', async () => {
    const mesh = new InstancedMesh(new BoxGeometry(1, 1, 1), material, 2);
    mesh.setMatrixAt(0, new Matrix4());
    mesh.setMatrixAt(1, new Matrix4().makeTranslation(10, 0, 0));
    expect((await measureBox(mesh, now)).max.x).toBe(10.5);
  });

  it('lets the page have its turn', async () => {
    let turns = 0;
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(150_000 * 3), 3));
    await measureBox(new Mesh(geometry, material), async () => {
      turns += 1;
    });
    expect(turns).toBe(3);
  });

  it('is empty without vertices', async () => {
    expect((await measureBox(new Group(), now)).isEmpty()).toBe(true);
  });
});

describe('formatLength', () => {
  it.each([
    [0, '0'],
    [1, '1'],
    [12.3456, '12.35'],
    [1e6, '1,000,000'],
    [123456.7, '123,500'],
    [1e-6, '1e-6'],
    [1.5e-6, '1.5e-6'],
    [2.5e9, '2.5e+9'],
  ])('%d: %s', (length, expected) => {
    expect(formatLength(length)).toBe(expected);
  });

  it('writes a size', () => {
    expect(formatSize({ x: 1, y: 2, z: 0.5 })).toBe('1 × 2 × 0.5');
  });
});
