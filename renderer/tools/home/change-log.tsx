import changeLog from '#changelog.md?raw';
import { Markdown } from '#renderer/components/markdown.tsx';

/** CHANGELOG.md without its own title: the screen has a heading for it. */
export function ChangeLog() {
  return <Markdown text={changeLog.replace(/^# .*\n/, '')} headingOffset={1} />;
}
