/**
 * The content of local storage for a 3D viewer without room lighting: rendering it takes seconds in software, and few
 * scenarios are about light.
 */
export const withoutRoomLight = { 'choices:VR3DViewer': '{"version":1,"value":{"environment":false}}' } as const;
