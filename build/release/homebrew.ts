import { downloadOf, projectAddress, type Release } from './artifacts.ts';

/** A Ruby string without interpolation. */
const quote = (text: string): string => `'${text.replaceAll(/['\\]/gu, '\\$&')}'`;

/** Homebrew wants no leading article or app name, and no full stop. */
const briefly = (description: string): string =>
  description
    .replace(/^Web Toolbox is an? /iu, '')
    .replace(/\.$/u, '')
    .replace(/^\w/u, (first) => first.toUpperCase());

/** Creates the cask for a Homebrew tap. */
export function homebrewCask(release: Release): string {
  const { version, appId, homepage } = release;
  const sums = {
    arm: downloadOf(release, 'mac', 'dmg', 'arm64').sum,
    intel: downloadOf(release, 'mac', 'dmg', 'x64').sum,
  };
  return `cask 'web-toolbox' do
  arch arm: 'arm64', intel: 'x64'

  version ${quote(version)}
  sha256 arm:   ${quote(sums.arm)},
         intel: ${quote(sums.intel)}

  url "${projectAddress(release)}/releases/download/v#{version}/Web-Toolbox-#{version}-mac-#{arch}.dmg"
  name 'Web Toolbox'
  desc ${quote(briefly(release.description))}
  homepage ${quote(homepage)}

  auto_updates true

  app 'Web Toolbox.app'

  zap trash: [
    '~/Library/Application Support/Web Toolbox',
    ${quote(`~/Library/Preferences/${appId}.plist`)},
    ${quote(`~/Library/Saved Application State/${appId}.savedState`)},
  ]
end
`;
}
