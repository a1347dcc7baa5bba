import { apache, type EmbeddedWork, mit } from '#build/licences/work-definition.ts';

export const worksOfThree: readonly EmbeddedWork[] = [
  // Its LICENSE names no holder; this line is at the top of its files.
  { name: 'Draco', of: 'three', ...apache, copyright: 'Copyright 2016 The Draco Authors.' },
  {
    // Its NOTICE applies to later versions; this one supports UASTC HDR only in blocks of 4x4.
    name: 'Basis Universal',
    of: 'three',
    ...apache,
    copyright: 'Copyright (C) 2019-2024 Binomial LLC. All Rights Reserved.',
  },
  {
    // Contained in the transcoder of Basis Universal and in zstddec.
    name: 'Zstandard',
    of: 'three',
    identifier: 'BSD-3-Clause',
    text: new URL('./licences/Zstandard.txt', import.meta.url),
    copyright: 'Copyright (c) 2016-present, Yann Collet, Facebook, Inc. All rights reserved.',
  },
  { name: 'zstddec', of: 'three', ...mit, copyright: 'Copyright (c) 2020 Don McCurdy' },
  { name: 'ktx-parse', of: 'three', ...mit, copyright: 'Copyright (c) 2020 Don McCurdy' },
  { name: 'earcut', of: 'three', identifier: 'ISC', text: 'ISC', copyright: 'Copyright (c) 2024, Mapbox' },
  { name: 'fflate', of: 'three', ...mit, copyright: 'Copyright (c) 2026 Arjun Barrett' },
];
