import { strToU8, zipSync } from 'fflate';
import { createBox, type Shape, trianglesOf } from './shapes.ts';

const triples = (values: readonly number[]) =>
  Array.from({ length: values.length / 3 }, (_, index) => values.slice(index * 3, index * 3 + 3));
const pairs = (values: readonly number[]) =>
  Array.from({ length: values.length / 2 }, (_, index) => values.slice(index * 2, index * 2 + 2));

/** A box of quads with `usemtl` and `mtllib`, optionally without normals. */
export function boxObj(library: string | undefined, hasNormals = true): string {
  const { positions, normals, uvs } = createBox([1, 2, 3]);
  const corner = (index: number) => (hasNormals ? `${index}/${index}/${index}` : `${index}/${index}`);
  return [
    '# A box',
    ...(library === undefined ? [] : [`mtllib ${library}`]),
    'o Box',
    ...triples(positions).map((position) => `v ${position.join(' ')}`),
    ...pairs(uvs).map(([u = 0, v = 0]) => `vt ${u} ${1 - v}`),
    ...(hasNormals ? triples(normals).map((normal) => `vn ${normal.join(' ')}`) : []),
    ...(library === undefined ? [] : ['usemtl Painted']),
    ...Array.from({ length: 6 }, (_, side) => `f ${[1, 2, 3, 4].map((index) => corner(side * 4 + index)).join(' ')}`),
    '',
  ].join('\n');
}

export function material(texture: string): string {
  return `newmtl Painted\nKa 0 0 0\nKd 1 1 1\nKs 0 0 0\nmap_Kd ${texture}\n`;
}

export function boxStlText(): string {
  const facets = trianglesOf(createBox([1, 2, 3])).map(
    ({ normal, corners }) =>
      `facet normal ${normal.join(' ')}\nouter loop\n${corners.map((corner) => `vertex ${corner.join(' ')}`).join('\n')}\nendloop\nendfacet`,
  );
  return `solid box\n${facets.join('\n')}\nendsolid box\n`;
}

export function boxStlBinary(): Buffer {
  const triangles = trianglesOf(createBox([1, 2, 3]));
  const file = Buffer.alloc(84 + triangles.length * 50);
  // The header begins like that of the text format, as some programs write it.
  file.write('solid but binary', 0, 'latin1');
  file.writeUInt32LE(triangles.length, 80);
  triangles.forEach(({ normal, corners }, index) => {
    [normal, ...corners].flat().forEach((value, place) => {
      file.writeFloatLE(value, 84 + index * 50 + place * 4);
    });
  });
  return file;
}

/** A PLY with a colour per vertex and without normals. */
export function boxPlyText(): string {
  const { positions, indices } = createBox([1, 2, 3]);
  return [
    'ply',
    'format ascii 1.0',
    `element vertex ${positions.length / 3}`,
    ...['x', 'y', 'z'].map((axis) => `property float ${axis}`),
    ...['red', 'green', 'blue'].map((channel) => `property uchar ${channel}`),
    `element face ${indices.length / 3}`,
    'property list uchar int vertex_indices',
    'end_header',
    ...triples(positions).map((position) => `${position.join(' ')} 20 180 40`),
    ...triples(indices).map((triangle) => `3 ${triangle.join(' ')}`),
    '',
  ].join('\n');
}

/** A ball of points without faces. */
export function cloudPly(): Buffer {
  const count = 400;
  const header = `ply\nformat binary_little_endian 1.0\nelement vertex ${count}\nproperty float x\nproperty float y\nproperty float z\nproperty uchar red\nproperty uchar green\nproperty uchar blue\nend_header\n`;
  const points = Buffer.alloc(count * 15);
  for (let index = 0; index < count; index += 1) {
    // The points are evenly spaced on a spiral.
    const height = 1 - (2 * (index + 0.5)) / count;
    const around = index * Math.PI * (3 - Math.sqrt(5));
    const radius = Math.sqrt(1 - height * height);
    points.writeFloatLE(Math.cos(around) * radius, index * 15);
    points.writeFloatLE(height, index * 15 + 4);
    points.writeFloatLE(Math.sin(around) * radius, index * 15 + 8);
    points.set([220, 30, 30], index * 15 + 12);
  }
  return Buffer.concat([Buffer.from(header), points]);
}

export function boxCollada(texture: string): string {
  const { positions, normals, uvs, indices } = createBox([1, 2, 3]);
  const source = (id: string, values: readonly number[], names: string) => `
      <source id="${id}"><float_array id="${id}-array" count="${values.length}">${values.join(' ')}</float_array>
        <technique_common><accessor source="#${id}-array" count="${values.length / names.length}" stride="${names.length}">
          ${[...names].map((name) => `<param name="${name}" type="float"/>`).join('')}
        </accessor></technique_common></source>`;
  return `<?xml version="1.0" encoding="utf-8"?>
<COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1">
  <asset><unit name="meter" meter="1"/><up_axis>Y_UP</up_axis></asset>
  <library_images><image id="paint"><init_from>${texture}</init_from></image></library_images>
  <library_effects><effect id="effect"><profile_COMMON>
    <newparam sid="surface"><surface type="2D"><init_from>paint</init_from></surface></newparam>
    <newparam sid="sampler"><sampler2D><source>surface</source></sampler2D></newparam>
    <technique sid="common"><lambert><diffuse><texture texture="sampler" texcoord="UV"/></diffuse></lambert></technique>
  </profile_COMMON></effect></library_effects>
  <library_materials><material id="material" name="Painted"><instance_effect url="#effect"/></material></library_materials>
  <library_geometries><geometry id="box" name="Box"><mesh>${source('positions', positions, 'XYZ')}${source('normals', normals, 'XYZ')}${source(
    'uvs',
    pairs(uvs).flatMap(([u = 0, v = 0]) => [u, 1 - v]),
    'ST',
  )}
      <vertices id="vertices"><input semantic="POSITION" source="#positions"/></vertices>
      <triangles material="slot" count="${indices.length / 3}">
        <input semantic="VERTEX" source="#vertices" offset="0"/>
        <input semantic="NORMAL" source="#normals" offset="0"/>
        <input semantic="TEXCOORD" source="#uvs" offset="0" set="0"/>
        <p>${indices.join(' ')}</p>
      </triangles></mesh></geometry></library_geometries>
  <library_visual_scenes><visual_scene id="scene"><node id="node" name="Box"><instance_geometry url="#box">
    <bind_material><technique_common><instance_material symbol="slot" target="#material">
      <bind_vertex_input semantic="UV" input_semantic="TEXCOORD" input_set="0"/>
    </instance_material></technique_common></bind_material>
  </instance_geometry></node></visual_scene></library_visual_scenes>
  <scene><instance_visual_scene url="#scene"/></scene>
</COLLADA>
`;
}

/** A 3MF package: a box of 12 triangles with a green base material, in millimetres. */
export function box3mf(): Uint8Array {
  const { positions, indices } = createBox([10, 20, 30]);
  const vertices = triples(positions).map(([x, y, z]) => `<vertex x="${x}" y="${y}" z="${z}"/>`);
  const triangles = triples(indices).map(([v1, v2, v3]) => `<triangle v1="${v1}" v2="${v2}" v3="${v3}"/>`);
  const model = `<?xml version="1.0" encoding="UTF-8"?>
<model unit="millimeter" xml:lang="en-US" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02">
<resources><basematerials id="1"><base name="Green" displaycolor="#10A020FF"/></basematerials>
<object id="2" type="model" pid="1" pindex="0"><mesh><vertices>${vertices.join('')}</vertices><triangles>${triangles.join('')}</triangles></mesh></object></resources>
<build><item objectid="2"/></build></model>`;
  const types = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>`;
  const relations = `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Target="/3D/3dmodel.model" Id="rel0" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>`;
  return zip({ '[Content_Types].xml': types, '_rels/.rels': relations, '3D/3dmodel.model': model });
}

/** Creates a zip with the same bytes each time: all files have the earliest time that a zip can store. */
export function zip(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const entries = Object.entries(files).map(([path, content]) => [
    path,
    typeof content === 'string' ? strToU8(content) : new Uint8Array(content),
  ]);
  return zipSync(Object.fromEntries(entries), { mtime: '1980-01-01T12:00:00', level: 9 });
}

/** FBX 7.4 as text: one mesh of quads with a material and a texture. */
export function boxFbx(texture: string, shape: Shape = createBox([1, 2, 3])): string {
  const polygons = Array.from(
    { length: 6 },
    (_, side) => `${side * 4},${side * 4 + 1},${side * 4 + 2},${-(side * 4 + 3) - 1}`,
  );
  const uvs = pairs(shape.uvs).flatMap(([u = 0, v = 0]) => [u, 1 - v]);
  return `; FBX 7.4.0 project file
FBXHeaderExtension:  {
	FBXHeaderVersion: 1003
	FBXVersion: 7400
}
GlobalSettings:  {
	Version: 1000
	Properties70:  {
		P: "UpAxis", "int", "Integer", "",1
		P: "UnitScaleFactor", "double", "Number", "",1
	}
}
Objects:  {
	Geometry: 1001, "Geometry::Box", "Mesh" {
		Vertices: *${shape.positions.length} {
			a: ${shape.positions.join(',')}
		}
		PolygonVertexIndex: *24 {
			a: ${polygons.join(',')}
		}
		GeometryVersion: 124
		LayerElementNormal: 0 {
			Version: 101
			Name: ""
			MappingInformationType: "ByPolygonVertex"
			ReferenceInformationType: "Direct"
			Normals: *${shape.normals.length} {
				a: ${shape.normals.join(',')}
			}
		}
		LayerElementUV: 0 {
			Version: 101
			Name: "UV"
			MappingInformationType: "ByPolygonVertex"
			ReferenceInformationType: "Direct"
			UV: *${uvs.length} {
				a: ${uvs.join(',')}
			}
		}
		LayerElementMaterial: 0 {
			Version: 101
			Name: ""
			MappingInformationType: "AllSame"
			ReferenceInformationType: "IndexToDirect"
			Materials: *1 {
				a: 0
			}
		}
		Layer: 0 {
			Version: 100
			LayerElement:  {
				Type: "LayerElementNormal"
				TypedIndex: 0
			}
			LayerElement:  {
				Type: "LayerElementMaterial"
				TypedIndex: 0
			}
			LayerElement:  {
				Type: "LayerElementUV"
				TypedIndex: 0
			}
		}
	}
	Model: 2001, "Model::Box", "Mesh" {
		Version: 232
		Properties70:  {
			P: "Lcl Translation", "Lcl Translation", "", "A",0,0,0
		}
	}
	Material: 3001, "Material::Painted", "" {
		Version: 102
		ShadingModel: "phong"
		MultiLayer: 0
		Properties70:  {
			P: "DiffuseColor", "Color", "", "A",1,1,1
			P: "SpecularColor", "Color", "", "A",0,0,0
		}
	}
	Texture: 4001, "Texture::Paint", "" {
		Type: "TextureVideoClip"
		Version: 202
		TextureName: "Texture::Paint"
		Media: "Video::Paint"
		FileName: "C:\\\\Models\\\\${texture}"
		RelativeFilename: "${texture}"
	}
	Video: 5001, "Video::Paint", "Clip" {
		Type: "Clip"
		Filename: "C:\\\\Models\\\\${texture}"
		RelativeFilename: "${texture}"
	}
}
Connections:  {
	C: "OO",2001,0
	C: "OO",1001,2001
	C: "OO",3001,2001
	C: "OP",4001,3001, "DiffuseColor"
	C: "OO",5001,4001
}
`;
}
