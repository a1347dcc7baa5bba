import { installedFileTypes } from '#tools/installed-file-types.ts';
import { readChangelog } from './changelog.ts';

export interface Metainfo {
  /** The reverse domain name that identifies the app. */
  readonly appId: string;
  readonly author: string;
  readonly license: string;
  readonly description: string;
  /** Absent if it is not configured. */
  readonly homepage?: string;
  readonly repository?: string;
  readonly contact?: string;
  /** Markdown in the format of Keep a Changelog. */
  readonly changelog: string;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Creates the metadata for Linux software centres: https://www.freedesktop.org/software/appstream/docs/. */
export function createMetainfo(about: Metainfo): string {
  const { appId, author, license, description, homepage, repository, contact, changelog } = about;
  const developer = appId.split('.').slice(0, 2).join('.');
  const address = (type: string, url: string | undefined) =>
    url === undefined ? [] : [`  <url type="${type}">${escapeXml(url)}</url>`];
  const releases = readChangelog(changelog).flatMap(({ version, date }) =>
    date === undefined ? [] : [`    <release version="${escapeXml(version)}" date="${date}" />`],
  );
  const mediaTypes = [...new Set(installedFileTypes.flatMap((type) => type.mediaTypes))];
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<component type="desktop-application">',
    `  <id>${escapeXml(appId)}</id>`,
    '  <metadata_license>CC0-1.0</metadata_license>',
    `  <project_license>${escapeXml(license)}</project_license>`,
    '  <name>Web Toolbox</name>',
    '  <summary>A toolbox for developers that keeps everything on your machine</summary>',
    `  <developer id="${escapeXml(developer)}">`,
    `    <name>${escapeXml(author)}</name>`,
    '  </developer>',
    '  <description>',
    `    <p>${escapeXml(description)}</p>`,
    '  </description>',
    `  <launchable type="desktop-id">${escapeXml(appId)}.desktop</launchable>`,
    ...address('homepage', homepage),
    ...address('vcs-browser', repository),
    ...(contact === undefined ? [] : [`  <update_contact>${escapeXml(contact)}</update_contact>`]),
    '  <categories>',
    '    <category>Development</category>',
    '  </categories>',
    '  <provides>',
    '    <binary>web-toolbox</binary>',
    ...mediaTypes.map((type) => `    <mediatype>${escapeXml(type)}</mediatype>`),
    '  </provides>',
    '  <content_rating type="oars-1.1" />',
    '  <releases>',
    ...releases,
    '  </releases>',
    '</component>',
  ].join('\n')}\n`;
}
