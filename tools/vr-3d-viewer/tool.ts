import { defineTool } from '#tools/define-tool.ts';

export const vr3dViewer = defineTool({
  kind: 'single',
  id: 'VR3DViewer',
  route: '/VR3DViewer',
  folder: 'vr-3d-viewer',
  menuLabel: '3D Viewer',
  accelerator: 'CommandOrControl+Alt+M',
  heading: '3D Viewer',
  title: '3D Viewer',
  detail: 'Look at 3D models: glTF, OBJ, STL, PLY, FBX, 3MF and COLLADA, with their animations.',
  keywords: ['model', 'mesh', 'gltf', 'glb', 'obj', 'stl', 'ply', 'fbx', '3mf', 'collada', 'vr', 'webxr', 'draco'],
  takesFiles: {
    purpose: 'Look at the model from all sides.',
    offeredFor: { model: 4, archive: 4 },
    several: true,
    parts: { of: 'model', kinds: ['image', 'binary', 'text'] },
    installed: [
      {
        name: 'glTF model',
        extensions: ['glb', 'gltf'],
        mediaTypes: ['model/gltf-binary', 'model/gltf+json'],
        role: 'Viewer',
      },
    ],
  },
});
