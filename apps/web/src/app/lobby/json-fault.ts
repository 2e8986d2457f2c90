const SPACE = /[ \t\n\r]*/y;
const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
// eslint-disable-next-line no-control-regex -- JSON allows no control characters in strings
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y;

/**
 * Index of the first character that cannot stand there in JSON; the length where the text ends too
 * early. Browsers do not agree on telling it.
 */
export function faultIn(text: string): number {
  let at = 0;

  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at += found[0].length;
    return found !== null;
  };
  const sign = (wanted: string): boolean => {
    skip(SPACE);
    if (text[at] !== wanted) return false;
    at += 1;
    skip(SPACE);
    return true;
  };
  const list = (end: string, item: () => boolean): boolean => {
    if (sign(end)) return true;
    do if (!item()) return false;
    while (sign(','));
    return sign(end);
  };
  const member = (): boolean => skip(STRING) && sign(':') && value();
  const value = (): boolean => {
    if (sign('{')) return list('}', member);
    if (sign('[')) return list(']', value);
    return skip(STRING) || skip(SCALAR);
  };

  skip(SPACE);
  if (value()) skip(SPACE);
  return at;
}
