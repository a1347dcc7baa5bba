import { releaseNotes } from '#build/release/changelog.ts';
import { readChangelogFile, readPackage } from '#build/release/read-release.ts';
import { messageOf } from '#shared/message-of.ts';

/** `npm run --silent release-notes` prints the notes of the version in package.json, as Markdown. */
try {
  process.stdout.write(releaseNotes(readChangelogFile(), readPackage().version));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
