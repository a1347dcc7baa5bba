import logo from '#build/icons/logo.svg?inline';

/** The app's logo. @param size its height and width in pixels */
export function Logo({ size }: { size: number }) {
  return <img src={logo} alt="Web Toolbox" height={size} width={size} />;
}
