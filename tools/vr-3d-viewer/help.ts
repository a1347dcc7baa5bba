import type { HelpOf } from '#tools/define-tool.ts';
import type { vr3dViewer } from './tool.ts';

export const help: HelpOf<typeof vr3dViewer> = {
  VR3DViewer: [
    'Drop or choose a model (glTF, GLB, OBJ, STL, PLY, FBX, 3MF, COLLADA), with its textures and other files: together, as a folder or as a zip. What is missing is named.',
    'Drag to turn, drag with the right button to move, scroll to zoom; or use the arrow keys (with Shift to move), + and −. F fits the model to the view, Space plays its animation.',
    'G shows the grid, X the axes, W the wireframe. Details has the background, the light, the axis that points up, and the figures of the model.',
    'Nothing leaves your machine: addresses on the internet that a model names are not fetched.',
  ],
};
