/** Names and titles as people see them: nothing in them hides, and no two at a table look the same. */
import { at } from '@emberhall/kernel'
import { LIMITS } from './protocol.ts'

/** Letters that are drawn like Latin ones, and those. */
const ALIKE = [
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'],
  ['αβγεηικνορστυχω', 'abyenikvopotuxw'],
  ['АВЕЅІЈКМНОРСТУХ', 'abesijkmhopctyx'],
  ['авеѕіјкмнорстухгһԁԛԝѵӏь', 'abesijkmhopctyxrhdqwvlb'],
  ['օոսհցզ', 'onuhgq'],
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'],
  ['ıɑɡɩǀø', 'iagilo'],
  ['0|', 'ol'],
] as const
const LATIN = new Map(
  ALIKE.flatMap(([letters, latin]) => Array.from(letters, (letter, i) => [letter, at(latin, i)] as const)),
)
/** What one has to look at twice to tell apart. */
const TWICE = [
  [/[i1]/g, 'l'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
] as const

/** The same for names that look the same. */
function lookOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '')
  const latin = Array.from(plain, (letter) => LATIN.get(letter) ?? letter).join('')
  const small = latin.toLowerCase().replace(/[\s\p{P}\p{Cf}]/gu, '') || plain
  return TWICE.reduce((look, [one, other]) => look.replace(one, other), small)
}
/** The name of a seat beside those of all: where another looks the same, the number of the seat stands behind it. */
export function toldApart(name: string, names: readonly string[], seat: number): string {
  const looks = names.filter((_, other) => other !== seat).map(lookOf)
  let apart = name
  for (let n = seat + 1; looks.includes(lookOf(apart)); n += LIMITS.seats) {
    const mark = ` (${n})`
    apart = `${cutTo(name, LIMITS.name - mark.length)}${mark}`
  }
  return apart
}
/** All names of a new table, in the order of its seats. */
export function allApart(names: readonly string[]): string[] {
  return names.reduce<string[]>((before, name, seat) => [...before, toldApart(name, before, seat)], [])
}
/** As much of a text as has room, without breaking a sign. */
function cutTo(text: string, most: number): string {
  const signs = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  while (signs.join('').length > most) signs.pop()
  return signs.join('').trim()
}

/** What has no shape of its own, or turns the direction of writing; also letters and signs that are blank to the eye. */
const SHAPELESS = /(?!\s)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** Joiners that scripts and pictures need where they stand: between letters that join, between pictures, after one. */
const NEEDED =
  /(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}])[\u200C\u200D](?=[\p{L}\p{M}])|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\uFE0F|(?<=[0-9#*])\uFE0F(?=\u20E3)/gu
/** More marks on one letter than any script puts there. */
const HEAPED = /(\p{M}{3})\p{M}+/gu

/** A text on one line, without what cannot be seen. */
export function visible(text: string): string {
  const needed = new Set(Array.from(text.matchAll(NEEDED), ({ index }) => index))
  return text
    .replace(SHAPELESS, (sign, index: number) => (needed.has(index) ? sign : ''))
    .normalize('NFC')
    .replace(HEAPED, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
}
