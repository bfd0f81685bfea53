/** The log as a story. */
import type { LogLine } from '@emberhall/kernel'
import { capitalized, named, ofName, type Values, seatLine } from '@emberhall/speech'
import { CONTENT } from '../content/index.ts'
import { SKILLS, TOKENS } from '../content/types.ts'
import { GROWN } from '../hero-shape.ts'
import { OUTCOMES } from '../parts.ts'
import { ATTACKS, ROLLS } from '../questions.ts'
import { nameOf, rulesOf } from './faces.ts'
import { modText } from './figureText.ts'
import { ENDINGS } from './outcome.ts'
import { heroGender, heroName } from './heroNames.ts'
import { say } from './phrases.ts'
import { diceWords, type Key, type Speech, tell, who } from './speech.ts'

type Arg = LogLine['args'][number]

/** Up to eight dice in one figure, the first in the highest place. */
export function unpacked(packed: number): number[] {
  const faces: number[] = []
  for (let left = packed; left > 0; left = Math.floor(left / 7)) faces.unshift(left % 7)
  return faces
}
const DICE: readonly string[] = ['holdBack', 'rolled', 'foeAttacks']
/** Lines of dice: how they fell, what each had to reach, and what was added. */
function diceValues({ lang }: Speech, { what, args }: LogLine): Values {
  if (!DICE.includes(what)) return {}
  const [packed = 0, need = 0, bonus = 0] = args.filter((arg) => typeof arg === 'number')
  return { dice: diceWords(lang, unpacked(packed)), need, bonus }
}
const HERO = /^(cl-.+)\.([01])\.(\d)$/

export function heroValues(
  { lang }: Speech,
  called: string,
  link = (words: string): string => named(words, called),
): Values {
  const [, id = '', portrait = '0', place = '1'] = HERO.exec(called) ?? []
  const name = heroName(id, Number(portrait), Number(place) - 1)
  return { hero: link(name), ofHero: link(ofName(lang, name)), g: heroGender(id, Number(portrait)) }
}
function enemyValues({ lang }: Speech, id: string): Values {
  const enemy = CONTENT.enemies.find((sheet) => sheet.id === id)
  if (enemy === undefined) return {}
  const article = lang === 'en' ? 'a' : enemy.feminine ? 'une' : 'un'
  const link = (words: string): string => named(words, id, id)
  return {
    enemies: link(enemy.name[lang]),
    single: link(enemy.single[lang]),
    one: link(`${article} ${enemy.single[lang]}`),
    One: link(capitalized(`${article} ${enemy.single[lang]}`)),
  }
}
/** Ids of the content by what they begin with, and what messages call them. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^mi-/, 'mission'],
  [/^in-/, 'injury'],
  [/^md-/, 'madness'],
  [/^w-/, 'world'],
  [/^el-/, 'elite'],
  [/^de-/, 'event'],
  [/^te-/, 'event'],
  [/^(su|up)-/, 'upgrade'],
  [/^mu-/, 'mutation'],
  [/^tw-/, 'town'],
  [/^hz-/, 'hazard'],
  [/^tn-/, 'night'],
  [/^fg-/, 'forge'],
  [/^(m|g)-/, 'tile'],
  [/^(sg|gr|ma|oa|pi)-/, 'item'],
]
function wordValues(sp: Speech, word: string): Values {
  const { lang } = sp
  if (HERO.test(word)) return heroValues(sp, word)
  if (word.startsWith('en-')) return enemyValues(sp, word)
  const kind = KINDS.find(([begins]) => begins.test(word))
  if (kind) return { [kind[1]]: named(nameOf(lang, word), word, word) }
  const roll = ROLLS.find((key) => key === word)
  if (roll) return { roll: tell(lang, `roll.${roll}`) }
  const skill = SKILLS.find((key) => key === word)
  if (skill) return { skill: say(lang, `skill.${skill}`) }
  const token = TOKENS.find((key) => key === word)
  if (token) return { token: named(say(lang, `token.${token}`), `tk-${token}`, `tk-${token}`) }
  if (OUTCOMES.some((key) => key === word)) return { outcome: word }
  if (ATTACKS.some((key) => key === word)) return { attack: word }
  return { kind: word, crit: word }
}
function argValues(sp: Speech, arg: Arg): Values {
  if (typeof arg === 'number') return { n: arg }
  if (typeof arg === 'string') return wordValues(sp, arg)
  if (arg.face === null) return { card: tell(sp.lang, 'word.hidden') }
  return { card: named(nameOf(sp.lang, arg.face), `card ${arg.card}`, arg.face) }
}

/** What the mission tells at this point. */
function missionStory({ lang }: Speech, { what, args }: LogLine): string {
  const mission = CONTENT.missions.find(({ id }) => args.includes(id))
  if (mission === undefined) return ''
  const { briefing, clues, finale, ...endings } = mission.story
  if (what === 'begins') return briefing.map((part) => part[lang]).join(' ')
  if (what === 'objective') return finale[lang]
  const outcome = OUTCOMES.find((key) => args.includes(key))
  if (outcome !== undefined) return endings[ENDINGS[outcome]][lang]
  const nth = args.find((arg) => typeof arg === 'number') ?? 0
  return clues[nth - 1]?.[lang] ?? ''
}

/** Lines from the road and the town say more than their words. */
function between({ lang }: Speech, { what, args }: LogLine): Values {
  const last = args.at(-1)
  const id = typeof last === 'string' ? last : ''
  if (what === 'grew') {
    const stat = GROWN.find((key) => args.includes(key)) ?? 'maxHealth'
    return { stat: modText(lang, { mod: stat, by: Number(args[2]) }) }
  }
  if (what === 'cured') return { result: nameOf(lang, id) }
  if (what === 'rumour') return { text: rulesOf(lang, id) }
  return ['hazard', 'townEvent', 'night'].includes(what) ? { text: rulesOf(lang, id) } : {}
}

export function storyLine(sp: Speech, line: LogLine): string {
  const { lang } = sp
  const { what, args } = line
  const ofSeats = seatLine(line, (seat) => who(sp, seat))
  if (ofSeats !== null) return tell(lang, ofSeats.key, ofSeats.values)
  const values: Record<string, string | number> = {
    story: missionStory(sp, line),
    ...between(sp, line),
    ...diceValues(sp, line),
  }
  for (const arg of args)
    for (const [name, value] of Object.entries(argValues(sp, arg))) values[name in values ? `${name}2` : name] = value
  return tell(lang, `log.${what}` as Key, values).trim()
}
