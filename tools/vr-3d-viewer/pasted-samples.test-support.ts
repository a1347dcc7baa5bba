import type { LabelledSample } from '#tests/support/corpus/labelled-sample.ts';

/** What people paste that is meant for this tool, and what looks alike. */
export const samples: readonly LabelledSample[] = [
  { text: 'v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3', means: ['VR3DViewer'] },
  {
    text: 'solid cube\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\nendsolid',
    means: ['VR3DViewer'],
  },
  { text: 'ply\nformat ascii 1.0\nelement vertex 3', means: ['VR3DViewer'] },
];
