type Press = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'shiftKey'>
/**
 * Under which names a key may stand in a map, best first. Digits go by where they lie, since French keyboards give them
 * only with Shift: what lies there counts as well as what is written.
 */
export function namesOf({ key, code, altKey, shiftKey }: Press): readonly string[] {
  const digit = /^Digit(\d)$/.exec(code)?.[1]
  if (altKey) return digit === undefined ? [] : [`Alt+${digit}`]
  const own = key.length === 1 ? key.toLowerCase() : key
  if (digit === undefined) return [own]
  return shiftKey ? [`Shift+${digit}`, own] : [own, digit]
}
