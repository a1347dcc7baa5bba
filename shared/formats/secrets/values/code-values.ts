import { judgeName } from '../rules/secret-names.ts';
import { endOfBrackets } from './brackets.ts';
import type { Place } from './place.ts';

/** Matches a keyword before an expression. */
const beforeExpression = /(?:(?:await|new|typeof|yield|lambda|async|function|not)\s+|!{1,2}(?=[a-z_$]+[.(]))/y;
const path = /[A-Za-z_$][\w$]{0,60}(?:(?:\.|\?\.|->|::)[A-Za-z_$][\w$]{0,60}){0,6}!?/y;
const member = /(?:\.|\?\.|->|::)[A-Za-z_$][\w$]{0,60}!?/y;
/** Matches a generic type: `Option<String>`. */
const genericType = /[A-Z]\w{0,40}<[\w<>[\], |.?:&']{1,80}>/y;
/** Matches names of members that hold a value, or something about one. */
const namedEnd = /(?:password|passwd|secret|token|key|value)[A-Za-z_]{0,10}$/i;
/** Matches the end of a line at which a call continues on the next one. */
const openEnd = /(?:[([{,&|?:+]|=>)\s*$/;
/** Matches what follows an expression; anything else belongs to a password that begins like one. */
const afterExpression = /^(?:[;,)\]}]*(?:\s|$)|[!?]?[.:?]?$|\|\||&&|\?\?|\?\.|\+["'`\w])/;
/** Matches a variable of an environment before its value: no code calls a function there. */
const variableOfFile = /(?:^|[\r\n])(?:export[ \t]{1,4})?[A-Z][A-Z0-9_]{1,60}=$/;
const longestCall = 600;

function takeEnd(expression: RegExp, text: string, at: number): number | undefined {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : undefined;
}

/** The end of the arguments of a call, or of the index of a list; the end of the line if they continue on the next. */
function endOfArguments(text: string, at: number): number | undefined {
  const end = endOfBrackets(text, at, longestCall, false);
  const line = text.slice(at, at + longestCall).split('\n', 1)[0] ?? '';
  if (end !== undefined && end <= at + line.length) {
    return end;
  }
  return openEnd.test(line) ? at + line.length : undefined;
}

/**
 * Whether an unquoted text in the place of a value is code that computes it: a call, an element of a list, the member of
 * an object that is named like a secret, or a generic type. What only begins like that is a value: `abc(1`, `ab[c`.
 * @example isCode('password = read("x")', { start: 11, end: 20 }) // true
 */
export function isCode(text: string, { start, end }: Place): boolean {
  const genericEnd = takeEnd(genericType, text, start);
  if (genericEnd !== undefined && afterExpression.test(text.slice(genericEnd, end))) {
    return true;
  }
  const from = takeEnd(beforeExpression, text, start) ?? start;
  let at = takeEnd(path, text, from);
  if (at === undefined) {
    return false;
  }
  const last = /[\w$]+!?$/.exec(text.slice(from, at))?.[0].replace(/!$/, '') ?? '';
  const isNamed = judgeName(last) !== undefined || namedEnd.test(last);
  const isMember = at - from > last.length + 1 && !/\d/.test(last) && isNamed;
  let isCall = false;
  for (let count = 0; count < 8; count += 1) {
    const character: string = text.charAt(at);
    const next: number | undefined =
      character === '(' || character === '[' ? endOfArguments(text, at) : takeEnd(member, text, at);
    if (next === undefined) {
      break;
    }
    isCall ||= character === '(' || character === '[';
    at = next;
  }
  if (!isMember && !isCall) {
    return false;
  }
  const isVariable = variableOfFile.test(text.slice(Math.max(0, start - 72), start));
  const isBare = /^\w+[([][^"'`)\]]+[)\]]$/.test(text.slice(start, at));
  return !(isVariable && isBare) && (at >= end || afterExpression.test(text.slice(at, end)));
}
