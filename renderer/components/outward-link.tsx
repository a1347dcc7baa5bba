import Link, { type LinkProps } from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useCheckedConfiguration } from '#renderer/state/host/configuration.ts';

interface Props extends Pick<LinkProps, 'sx' | 'tabIndex'> {
  readonly href: string;
  readonly children?: ReactNode;
  /** What stands in place of the link if the host has switched off links to other sites; by default, its content. */
  readonly whenOff?: ReactNode;
}

/** A link to another site, which opens in a new tab. */
export function OutwardLink({ href, children, whenOff = <span>{children}</span>, ...look }: Props) {
  const { switchedOff } = useCheckedConfiguration().configuration;
  return switchedOff.includes('links') ? (
    whenOff
  ) : (
    <Link href={href} target="_blank" rel="noopener noreferrer" {...look}>
      {children}
    </Link>
  );
}
