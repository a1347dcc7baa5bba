/** A short, friendly sample with German numbers, ids with leading zeros and a quoted line break. */
export const sample = [
  'id;name;town;price;joined',
  '007;Ada Lovelace;"London; Marylebone";1,50;1815-12-10',
  '042;Grace Hopper;New York;12,00;1906-12-09',
  '1e5;"Katherine ""Kay"" Johnson";"White Sulphur',
  'Springs";3,75;1918-08-26',
  '',
].join('\r\n');
