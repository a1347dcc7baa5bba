const split = (texts: string) => texts.trim().split(/;\s*/u);

/**
 * Calculations in ordinary functions, right and wrong ones, in every place where the grammar decides. Left out are
 * `sqrt()` and `exp()` of a percentage, which Chromium takes and the specification does not, infinite components, and
 * brackets that the end of the text closes: those we refuse.
 */
export const calculations: readonly string[] = split(`
  rgb(calc(100 + 55) 0 0); rgb(calc(50% + 10%) 0 0); rgb(calc(50% + 10) 0 0); rgb(calc(2*5%) 0 0);
  hsl(calc(10deg + 1turn) 50% 50%); hsl(calc(10deg + 20) 50% 50%); hsl(calc(180deg - 3rad) 50% 50%);
  rgb(90 0 0 / calc(50%)); rgb(0 90 0 / calc(0.5 * 3)); color(srgb calc(0.5) calc(50%) sqrt(0.04));
  rgb(calc(1 +2) 0 0); rgb(calc(1+2) 0 0); rgb(calc((1)+ 2) 0 0); rgb(calc(1 + (2*3)) 0 0); rgb(calc(1 +/**/ 2) 0 0);
  rgb(calc(1/**/+/**/2) 0 0); rgb(calc(1 /**/+/**/ 2) 0 0); rgb(calc(none) 0 0); rgb((1) 0 0); rgb(calc() 0 0);
  rgb(calc(1,2) 0 0); rgb(min() 0 0); rgb(calc(100), 0, 0); rgb(calc(100%), 0%, 0%); rgb(calc(100%), 0, 0);
  hsl(calc(100), 50%, calc(20% * 2)); hsla(calc(100deg), 50%, calc(20% * 2), calc(0.2 + 0.1));
  rgba(10%, 20%, calc(100% / 3), 0.5); rgb(calc(10deg / 1deg) 0 0); rgb(calc(20% * 100 / 1%) 0 0);
  rgb(calc(10deg * 1deg / 1deg / 1deg) 0 0); rgb(calc(10 / 5%) 0 0); rgb(calc(10%*5%) 0 0); rgb(calc(10%*5%/1%) 0 0);
  rgb(calc(5deg) 0 0); rgb(calc(0/0) 0 0); rgb(calc(NaN) calc(pi * 10) calc(e * 10)); oklch(0.5 0.1 calc(0/0));
  rgb(pi 0 0); rgb(calc(-pi * -10) 0 0); rgb(calc(-e) 0 0); rgb(calc(r) 0 0); rgb(0 0 0 / calc(NaN));
  rgb(abs(-10) sign(-3) pow(2, 3)); rgb(sqrt(16) sign(10deg) 3); rgb(sqrt(10deg) 0 0); rgb(pow(10%, 2) 0 0);
  rgb(round(5.5) round(up, 11, 10) round(to-zero, 15.5)); rgb(round(nearest, 15, 10) round(down, 11) mod(-5, 3));
  rgb(round(up, 10, 3) round(-2.5) round(-2.5, 0)); rgb(round(to-zero, 17, 5) round(up, 17, -5) mod(17, -5));
  rgb(round(10%, 3%) 0 0); rgb(round(10%) 0 0); rgb(round(10%, 3) 0 0); rgb(round(sideways, 3) 0 0);
  rgb(rem(-5, 3) rem(17, 5) mod(-17, 5)); rgb(hypot(3, 4) exp(1) log(10)); rgb(log(8, 2) log(10%) 0);
  rgb(calc(sin(1) * 100) calc(cos(pi) * -100) calc(tan(45deg) * 3)); rgb(sin(10%) 0 0); rgb(asin(1) 0 0);
  hsl(asin(1) 50% 50%); hsl(acos(0.5) 50% 50%); hsl(atan(2) 50% 50%); hsl(atan2(1, 1) 50% 50%); hsl(asin(10%) 50% 50%);
  hsl(atan2(1deg, 2) 50% 50%); hsl(hypot(3deg, 4deg) 50% 50%); rgb(clamp(10%, 20%, 30%) 0 0);
  rgb(clamp(10, 20%, 30%) 0 0); rgb(clamp(20, 10, 5) 0 0);
  rgb(clamp(none, 50, 20) clamp(10, 5, none) clamp(none, 7, none)); rgb(clamp(none) 0 0); rgb(clamp(1,2) 0 0);
  rgb(clamp(1, none, 2) 0 0); rgb(max(none, 2) 0 0); rgb(min(10%, 20) 0 0); rgb(sign(-10%) 0 0); rgb(pow(2) 0 0);
  rgb(pow(2,3,4) 0 0); rgb(log(8, 2, 1) 0 0); rgb(exp(2, 3) 0 0); rgb(min(5) 0 0); rgb(min(5,) 0 0); rgb(min(5 6) 0 0);
  rgb(calc(calc(5) * (2)) 0 0); rgb(calc(((5))) 0 0); rgb(calc(-(5)) 0 0); rgb(calc(- (5)) 0 0);
  rgb(calc(5 * -2 + 20) 0 0); rgb(calc(5 * - 2 + 20) 0 0); rgb(calc(5 * +2) 0 0); rgb(calc(5*2/4) 0 0);
  rgb(calc(5 + ) 0 0); rgb(calc(5 5) 0 0); rgb(calc(1px) 0 0); rgb(calc(5)calc(5)calc(5)); rgb(calc(5 + 1) calc(5)0);
  RGB(CALC(PI * 10) MIN(1,2) Calc(E)); lch(50 calc(-10) 20); oklab(calc(1 + 1) 0 0); hsl(20 calc(0% - 20%) 50%);
  rgb(calc(max(20%, 30%) + 1%) 2 3)
`);

/** Relative colours, right and wrong ones. */
export const relativeColors: readonly string[] = split(`
  rgb(from red r g b); rgba(from red r g b); rgb(from red, r, g, b); rgb(from red r g b, alpha); rgb(from red r g);
  rgb(from red r g h); rgb(from r r g b); rgb(from red red g b); rgb(from red r g b r); rgb(from red R G B / Alpha);
  rgb(from red r g b/alpha); rgb(from red alpha alpha r); rgb(from red g b r); rgb(from red r g b / r);
  rgb(from red none none none / none); rgb(from transparent r g b / 1); rgb(from); rgb(from red 300 -20 b);
  hsl(from red h -20 l); hsl(from red h s 150); hwb(from red h -20 b); hwb(from red h 80 80); lab(from red 150 a b);
  lch(from red l -10 h); oklch(from red l c h / 2); hsl(from red 50% s l); hsl(from red 10deg s l);
  rgb(from red 10deg g b); hsl(from red l s h); hsl(from red calc(h + 30) s l); hsl(from red calc(h + 30deg) s l);
  hsl(from red calc(h * 1deg) s l); hsl(from red h, s, l); oklch(from red calc(none + 1) c h);
  oklch(from red l c calc(h * -1)); lab(from red l a b / -50%); lab(from red l a b / 10deg);
  lab(from red l a b / calc(alpha + 20%)); lab(from red e a b); lab(from red calc(pi * 10) a b); color(from red r g b);
  color(from srgb red r g b); color(from red xyz x y z); color(from red xyz r g b); color(from red srgb x y z);
  color(from red hsl h s l); color(from color(xyz 0.1 0.2 0.3) xyz-d50 x y z); rgb(from #f00 r g b);
  rgb(from "red" r g b); oklch(from #bf3a2b calc(l + 0.1) c h); rgb(from red r g b / 50%);
  rgb(from color(display-p3 1 0 0) r g b); hsl(from color(display-p3 1 0 0) h s l);
  hwb(from color(display-p3 1 0 0) h w b); lch(from lch(50 0 30) l 20 h); hsl(from hsl(200 0% 50%) h 50 l);
  hwb(from hsl(120 0% 50%) h 20 20); hsl(from gray h 50% l); hsl(from white h 50 50);
  hsl(from hwb(120 50% 50%) h 50 50); rgb(from rgb(none 10 20) calc(r + 1) g b);
  rgb(from rgb(10 10 20 / none) r g b / calc(alpha + 0.5)); oklch(from oklch(0.5 0.1 400) l c calc(h * 0.5));
  oklch(from oklch(0.5 0.1 -60) l c calc(h * 0.5)); hsl(from hsl(420 50% 50%) calc(h * 0.5) s l);
  oklch(from oklch(from red l c calc(h - 90)) l c calc(h * 0.5))
`);

/** Mixtures, right and wrong ones. */
export const mixtures: readonly string[] = split(`
  color-mix(red, blue); color-mix(red 20%, blue); color-mix(in oklch, red, blue); color-mix(in srgb, red);
  color-mix(in/**/oklch,red,blue); Color-Mix(IN OKLCH Longer Hue, RED 20%, blue); color-mix(oklch, red, blue);
  color-mix(in srgb, red, green, blue); color-mix(in srgb, red, blue,); color-mix(in srgb,, red, blue); color-mix();
  color-mix(in); color-mix(in srgb,); color-mix(in srgb red, blue); color-mix(in srgb, red blue);
  color-mix(in hsv, red, blue); color-mix(in rgb, red, blue); color-mix(in srgb / red, blue);
  color-mix(in oklch shorter, red, blue); color-mix(in oklch hue, red, blue); color-mix(in srgb longer hue, red, blue);
  color-mix(in oklch specified hue, red, blue); color-mix(longer hue in oklch, red, blue);
  color-mix(in srgb, red 120%, blue); color-mix(in srgb, red -1%, blue); color-mix(in srgb, red 0.3, blue);
  color-mix(in srgb, 20% red 30%, blue); color-mix(in srgb, red none, blue); color-mix(in srgb, none, blue);
  color-mix(in srgb, red 0%, blue 0%); color-mix(in srgb, red 0%, blue); color-mix(in srgb, red 100%, blue 100%);
  color-mix(in srgb, red 20%, blue 30%); color-mix(in srgb, 20% red, 30% blue); color-mix(in srgb, red, blue 30%);
  color-mix(in srgb, red calc(-20%), blue); color-mix(in srgb, red calc(120%), blue calc(30%));
  color-mix(in srgb, red calc(10%), calc(20%) blue); color-mix(in srgb, calc(10) red, blue);
  color-mix(in srgb, red 1e1%, blue); color-mix(in srgb, sign(1%) red, blue);
  color-mix(in srgb, min(10%, 20%) red, blue); color-mix(in srgb, red 10deg, blue);
  color-mix(in srgb, rgb(255 0 0 / 0.2) 30%, rgb(0 0 255 / 0.8) 30%); color-mix(in srgb, transparent, transparent);
  color-mix(in oklch, rgb(255 0 0 / 0.2) 30%, rgb(0 0 255 / 0.8) 30%);
  color-mix(in lch, lch(50 20 30 / 0), lch(20 10 10));
  color-mix(in srgb, rgb(100 100 200 / none) 20%, rgb(100 200 100 / none) 20%); color-mix(in srgb, rgb(300 0 0), blue);
  color-mix(in hsl longer hue, red, red); color-mix(in hsl increasing hue, red, red);
  color-mix(in hwb decreasing hue, red 25%, lime); color-mix(in lch longer hue, lch(50 30 none), red);
  color-mix(in lch longer hue, lch(50 30 none), lch(40 20 none)); color-mix(in hsl, hsl(0 50% 50%), hsl(180 50% 50%));
  color-mix(in hsl, hsl(-30 50% 50%), hsl(700 50% 50%)); color-mix(in oklch, oklch(0.5 0 120), red);
  color-mix(in lch, oklch(0.5 0 120), red); color-mix(in oklch, #333338, red);
  color-mix(in oklch, oklab(0.5 0.0199 0), red); color-mix(in oklch, oklab(0.5 0.0201 0), red);
  color-mix(in lch, lab(50 0.1 0), red); color-mix(in hsl, white, red); color-mix(in hwb, gray, red);
  color-mix(in lch, black, red); color-mix(in oklch, white, lime); color-mix(in hsl, hsl(120deg 0% 50%), red);
  color-mix(in hsl, hwb(120 60% 40%), red); color-mix(in hwb, hwb(120 70% 40%), red);
  color-mix(in oklab, oklch(0.5 none none), red); color-mix(in oklab, oklch(0.5 none 20), red);
  color-mix(in lab, hsl(none none 50%), red); color-mix(in hsl, hsl(from red none s l), lime);
  color-mix(in hsl, hsl(from hsl(none 50% 50%) h s l), lime);
  color-mix(in oklch, oklch(from oklch(none 0.1 20) l c h), red); color-mix(in hsl, color(display-p3 1 0 0), blue);
  color-mix(in oklch, color-mix(in hsl, hsl(none 50% 50%), hsl(none 20% 50%)), lime);
  color-mix(in oklab, color(srgb 2 2 2), color(srgb 2 1 2)); color-mix(in oklab, lab(none 10 20), red);
  color-mix(in oklch, oklch(none 0.1 40), lch(none 30 200)); color-mix(in lch, lab(none 30 40), oklab(0.6 none none));
  color-mix(in srgb, color-mix(in srgb, red 0%, blue 0%), blue); color-mix(in xyz, rgb(none 100 200), red)
`);
