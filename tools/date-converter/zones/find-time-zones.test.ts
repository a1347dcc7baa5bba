import { expect, test, vi } from 'vitest';
import { findTimeZones, listTimeZones } from './find-time-zones.ts';
import { newerZoneName, renamedZones } from './renamed-zones.ts';
import { isTimeZone } from './time-zone.ts';

test('every zone of the browser is listed once, by a name that Temporal takes, after UTC', () => {
  const zones = listTimeZones();
  expect(zones[0]).toBe('UTC');
  expect(zones.slice(1)).toEqual([...new Set(zones.slice(1))].toSorted());
  expect(zones.filter((id) => !isTimeZone(id))).toEqual([]);
  const missing = Intl.supportedValuesOf('timeZone').filter((id) => !zones.includes(newerZoneName(id)));
  expect(missing).toEqual([]);
});

test('the list is made without asking Temporal about each zone, which takes longer than three frames', async () => {
  vi.resetModules();
  const ask = vi.fn(isTimeZone);
  vi.doMock('./time-zone.ts', () => ({ isTimeZone: ask }));
  const fresh = await import('./find-time-zones.ts');
  vi.doUnmock('./time-zone.ts');
  expect(fresh.listTimeZones()).toEqual(listTimeZones());
  expect(ask.mock.calls.length).toBeLessThanOrEqual(renamedZones.length);
});

test('a zone whose newer name the browser does not know keeps the older one', async () => {
  vi.resetModules();
  vi.doMock('./time-zone.ts', () => ({ isTimeZone: () => false }));
  const fresh = await import('./find-time-zones.ts');
  vi.doUnmock('./time-zone.ts');
  const listed = Intl.supportedValuesOf('timeZone');
  expect(fresh.listTimeZones().filter((id) => id !== 'UTC')).toEqual(listed.filter((id) => id !== 'UTC').toSorted());
});

test('a zone is found by the name that the browser lists', () => {
  expect(findTimeZones('kolkata', listTimeZones())[0]).toBe('Asia/Kolkata');
});
