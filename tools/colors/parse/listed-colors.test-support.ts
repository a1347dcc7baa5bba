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
