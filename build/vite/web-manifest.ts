import { type Configuration, emptyConfiguration } from '#shared/configuration/configuration.ts';
import { groundColours } from '#shared/ground-colours.ts';
import type { Product } from '#shared/product.ts';
import { shareFields, sharePath } from '#shared/share-target.ts';
import { installedFileTypes } from '#tools/installed-file-types.ts';
import { isScreenOffered } from '#tools/is-offered.ts';
import { screens } from '#tools/screens.ts';

/** Icons of the installed website, by their files in build/icons. */
export const webIcons = [
  { file: 'web/icon-192.png', size: 192, purpose: 'any' },
  { file: 'web/icon-512.png', size: 512, purpose: 'any' },
  { file: 'web/maskable-512.png', size: 512, purpose: 'maskable' },
] as const;

/** The path of an icon in the built site. */
export const webIconPath = (file: string): string => file.replace(/^web\//u, 'icons/');

/** Systems show no more shortcuts than this. */
const mostShortcuts = 4;

/**
 * The shortcuts of the app's icon: the first tools of the sidebar that work on a text. The list is the same for
 * everybody, since a manifest cannot contain a user's favourites.
 */
const shortcutsOf = (configuration: Configuration) =>
  screens
    .filter((screen, index) => {
      const { entry, tabs } = screen;
      const isFirstTab = tabs === undefined || screens.findIndex((other) => other.tabs?.route === tabs.route) === index;
      // A screen with two addresses is in the list twice.
      const isFirstAddress = screens.findIndex((other) => other.entry === entry) === index;
      return isScreenOffered(configuration, screen) && entry.takesText !== undefined && isFirstTab && isFirstAddress;
    })
    .slice(0, mostShortcuts);

/** The extensions of the accepted files by media type: `{ 'text/csv': ['.csv'] }`. */
const acceptedFiles = Object.fromEntries(
  installedFileTypes.flatMap(({ mediaTypes, extensions }) =>
    mediaTypes.map((type) => [type, extensions.map((extension) => `.${extension}`)]),
  ),
);

/** Creates the web app manifest. All addresses are relative, so the site can be installed from any path. */
export function createWebManifest(
  { description }: Pick<Product, 'description'>,
  configuration: Configuration = emptyConfiguration,
) {
  return {
    name: 'Web Toolbox',
    short_name: 'Toolbox',
    description,
    lang: 'en',
    start_url: './',
    scope: './',
    display: 'standalone' as const,
    theme_color: groundColours.light,
    background_color: groundColours.light,
    categories: ['developer', 'utilities', 'productivity'],
    icons: webIcons.map(({ file, size, purpose }) => ({
      src: `./${webIconPath(file)}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: shortcutsOf(configuration).map(({ path, entry }) => ({
      name: entry.heading,
      description: entry.detail,
      url: `./#${path}`,
    })),
    file_handlers: [{ action: './', accept: acceptedFiles }],
    share_target: {
      action: `./${sharePath}`,
      method: 'POST' as const,
      enctype: 'multipart/form-data' as const,
      params: {
        title: shareFields.title,
        text: shareFields.text,
        url: shareFields.url,
        files: [{ name: shareFields.files, accept: ['*/*'] }],
      },
    },
  };
}
