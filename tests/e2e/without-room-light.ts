/**
 * What local storage holds where the 3D viewer draws without the light of a room: its picture takes seconds in software,
 * and few scenarios are about light.
 */
export const withoutRoomLight = { 'choices:VR3DViewer': '{"version":1,"value":{"environment":false}}' } as const;
