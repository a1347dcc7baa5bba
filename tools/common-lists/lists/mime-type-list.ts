import database from 'mime-db';
import type { MimeType } from './filter-mime-types.ts';

/** Every type of mime-db (IANA, Apache, nginx), in alphabetical order. */
export const mimeTypeList: readonly MimeType[] = Object.entries(database)
  .map(([type, { extensions = [], source }]) => ({ type, extensions, isRegistered: source === 'iana' }))
  .sort((one, other) => (one.type < other.type ? -1 : 1));
