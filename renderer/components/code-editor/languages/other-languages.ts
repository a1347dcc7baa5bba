import { clojure } from '@codemirror/legacy-modes/mode/clojure';
import { crystal } from '@codemirror/legacy-modes/mode/crystal';
import { elm } from '@codemirror/legacy-modes/mode/elm';
import { go } from '@codemirror/legacy-modes/mode/go';
import { haskell } from '@codemirror/legacy-modes/mode/haskell';
import { julia } from '@codemirror/legacy-modes/mode/julia';
import { lua } from '@codemirror/legacy-modes/mode/lua';
import { oCaml as ocaml } from '@codemirror/legacy-modes/mode/mllike';
import { octave } from '@codemirror/legacy-modes/mode/octave';
import { perl } from '@codemirror/legacy-modes/mode/perl';
import { powerShell as powershell } from '@codemirror/legacy-modes/mode/powershell';
import { r } from '@codemirror/legacy-modes/mode/r';
import { ruby } from '@codemirror/legacy-modes/mode/ruby';
import { rust } from '@codemirror/legacy-modes/mode/rust';
import { swift } from '@codemirror/legacy-modes/mode/swift';
import { toml } from '@codemirror/legacy-modes/mode/toml';

/** The line-by-line parsers of the other languages, in one file. */
export const otherLanguages = {
  clojure,
  crystal,
  elm,
  go,
  haskell,
  julia,
  lua,
  ocaml,
  octave,
  perl,
  powershell,
  r,
  ruby,
  rust,
  swift,
  toml,
};
