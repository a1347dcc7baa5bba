declare module 'virtual:three-draco-worker';
declare module 'virtual:three-basis-worker';
