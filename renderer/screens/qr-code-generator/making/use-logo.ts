import { useMemo } from 'react';
import { rasterize } from '#renderer/components/images/rasterize.ts';
import { createSessionValue, whenEverythingIsCleared } from '#renderer/state/kept/session-value.ts';
import type { Logo } from '#tools/qr-code-generator/code/place-logo.ts';
import { choices } from '../choices.ts';

export interface NamedLogo extends Logo {
  readonly name: string;
}

export interface LogoInput {
  readonly logo: NamedLogo | undefined;
  /** Why the file that was chosen last gave no logo. */
  readonly problem: string | undefined;
  readonly choose: (file: File) => Promise<void>;
  readonly remove: () => void;
}

interface Chosen {
  /** A logo, regardless of its size on the code. */
  readonly image: Omit<NamedLogo, 'share'> | undefined;
  readonly problem: string | undefined;
}

/** Pixels; a larger logo would only make the SVG larger. */
const longestSide = 512;

const nothing: Chosen = { image: undefined, problem: undefined };

/** Outlives the screen but not the page: an image is too large for the choices in local storage. */
const chosen = createSessionValue<Chosen>(nothing, { isCleared: true });

/** Counts what was done about the logo, so that a large image that takes long does not replace what was chosen later. */
let turn = 0;
whenEverythingIsCleared(() => {
  turn += 1;
});

async function choose(file: File): Promise<void> {
  turn += 1;
  const mine = turn;
  const raster = await rasterize(file, longestSide);
  if (turn !== mine) {
    return;
  }
  if (raster.ok) {
    chosen.write({ image: { ...raster.value, name: file.name }, problem: undefined });
  } else {
    chosen.change({ problem: `${file.name}: ${raster.error.message}` });
  }
}

function remove(): void {
  turn += 1;
  chosen.write(nothing);
}

/** The image in the middle of the code: that of the file which was chosen last. */
export function useLogo(): LogoInput {
  const { image, problem } = chosen.use();
  const { logoShare } = choices.use();
  const logo = useMemo(() => image && { ...image, share: logoShare }, [image, logoShare]);
  return { logo, problem, choose, remove };
}
