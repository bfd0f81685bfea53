/** The whole table in text, line by line. */
import { at, reading, type View } from '@emberhall/kernel'
import { listed, type Panel, signed } from '@emberhall/speech'
import { CONTENT } from '../content/index.ts'
import { ATTRS } from '../content/types.ts'
import { encounterOf } from '../encounter/queries.ts'
import { isLit } from '../map/places.ts'
import { MODIFIERS } from '../parts.ts'
import { members, onCell } from '../parties.ts'
import { holds } from '../effects/conditions.ts'
import { toldAt } from '../prose/index.ts'
import { type CharacterNo, type Place, type S, type T, Z } from '../state.ts'
import { attribute } from '../survival/attributes.ts'
import { limitOf } from '../survival/tracks.ts'
import { stageNumber } from './cardText.ts'
import { rulesOf } from './faces.ts'
import { say } from './phrases.ts'
import { proseOf } from './shelves.ts'
import {
  cardCalled,
  eventCalled,
  heroCalled,
  itemCalled,
  locationCalled,
  placeCalled,
  placeWords,
  secretCalled,
  skillCalled,
  type Speech,
  tell,
} from './speech.ts'

export function panelsOf(sp: Speech, view: View<S>): Panel[] {
  const t = reading(sp.game, view)
  return [
    tablePanel(sp, t),
    ...journalPanel(sp, t),
    ...(t.s.encounter.phase === 'none' ? [] : [encounterPanel(sp, t)]),
    ...t.s.characters.flatMap((one, c) => (one.status === 'active' ? [heroPanel(sp, t, c)] : [])),
    ...(t.s.map.length === 0 ? [] : [mapPanel(sp, t)]),
  ]
}

/** Statuses that are checked, with their parts. */
function statusesChecked({ lang }: Speech, t: T): string[] {
  return CONTENT.statuses.flatMap(({ name, parts }, no) => {
    const bits = t.s.statuses[no] ?? 0
    const checked = Array.from({ length: parts }, (_, i) => i + 1).filter((part) => (bits & (1 << part)) !== 0)
    if (parts === 0) return (bits & 1) === 0 ? [] : [name[lang]]
    return checked.length === 0 ? [] : [`${name[lang]} ${checked.join(', ')}`]
  })
}

function tablePanel(sp: Speech, t: T): Panel {
  const { lang, game } = sp
  const { s } = t
  const names = (no: number): { event: string; text: string } => ({
    event: eventCalled(sp, no),
    text: rulesOf(lang, game.book.names.events[no] ?? ''),
  })
  const modifiers = MODIFIERS.filter((_, i) => (s.modifiers & (1 << i)) !== 0)
  const statuses = statusesChecked(sp, t)
  return {
    title: tell(lang, 'panel.table', { n: s.day, period: s.period }),
    lines: [
      ...(modifiers.length === 0 ? [] : [tell(lang, 'panel.modifiers', { what: listed(lang, modifiers) })]),
      ...(s.event < 0 ? [] : [tell(lang, 'panel.event', names(s.event)).trim()]),
      ...s.quests.map((no) => tell(lang, 'panel.quest', names(no)).trim()),
      ...s.dials.flatMap(({ anchor, on, token, value }) => {
        if (anchor !== 'event' && anchor !== 'secret') return []
        const event = anchor === 'event' ? eventCalled(sp, on) : secretCalled(sp, on)
        return [tell(lang, 'panel.questDial', { event, token, n: value })]
      }),
      ...(s.tasks.length === 0
        ? []
        : [
            tell(lang, 'panel.tasks', {
              tasks: listed(
                lang,
                s.tasks.map((no) => at(CONTENT.tasks, no).name[lang]),
              ),
            }),
          ]),
      ...(statuses.length === 0 ? [] : [tell(lang, 'panel.statuses', { statuses: listed(lang, statuses) })]),
    ],
  }
}

/** The verse that is being read: its passages as they are told now. */
function journalPanel(sp: Speech, t: T): Panel[] {
  const { lang, game } = sp
  const frame = t.s.todo.findLast(({ kind }) => kind === 'verse')
  const verse = frame && game.book.verses[frame.of]
  if (!frame || !verse) return []
  const lines = toldAt(lang, verse.id, (condition) => holds(t, condition, frame)).flatMap((text) => text.split('\n'))
  const dream = CONTENT.dreams.find(({ id }) => id === verse.id)
  return [{ title: dream?.name[lang] ?? tell(lang, 'panel.journal'), lines }]
}

function encounterPanel(sp: Speech, t: T): Panel {
  const { lang } = sp
  const e = t.s.encounter
  const met = encounterOf(t)
  const stage = met.kind === 'diplomacy' ? met.stages[e.stage] : undefined
  const told = [proseOf(lang, 'encounters', met.id), stage ? proseOf(lang, 'stages', stage.id) : '']
  const state =
    met.kind === 'combat'
      ? tell(lang, 'panel.combat', { pool: e.pool, value: met.value ?? 0, round: e.round })
      : tell(lang, 'panel.diplomacy', {
          affinity: e.affinity === 0 ? '0' : signed(e.affinity),
          down: signed(-met.track.down),
          up: signed(met.track.up),
          stage: stage ? `${stageNumber(stage.no)}. ${stage.name[lang]}` : '',
          round: e.round,
        })
  const cards = e.line.map(({ card }) => cardCalled(sp, t, card))
  return {
    title: tell(lang, 'panel.encounter', { encounter: met.name[lang] }),
    lines: [
      ...(met.script ? [] : [state]),
      ...told.filter((text) => text !== ''),
      rulesOf(lang, met.id),
      ...(cards.length === 0 ? [] : [tell(lang, 'panel.sequence', { cards: cards.join(' → ') })]),
    ],
  }
}

function heroPanel(sp: Speech, t: T, c: CharacterNo): Panel {
  const { lang } = sp
  const one = at(t.s.characters, c)
  const inBag = (name: string, isUp: boolean): string => (isUp ? name : tell(lang, 'panel.down', { name }))
  const line = (key: 'panel.items' | 'panel.secrets' | 'panel.skills' | 'panel.hand', word: string, names: string[]) =>
    names.length === 0 ? [] : [tell(lang, key, { [word]: listed(lang, names) })]
  const state = one.dying > 0 ? 'dying' : one.isMad ? 'mad' : one.passed ? 'passed' : 'none'
  const attrs = ATTRS.map((attr) =>
    say(lang, 'fact.attr', { attr: say(lang, `attr.${attr}`), n: attribute(t, c, attr) }),
  )
  return {
    key: `character ${c}`,
    title: heroCalled(sp, c),
    lines: [
      tell(lang, 'panel.tracks', {
        energy: one.energy,
        health: one.health,
        max: limitOf(t, c, 'health'),
        terror: one.terror,
      }),
      ...(state === 'none' ? [] : [tell(lang, 'panel.state', { state, n: one.dying })]),
      ...(placeCalled(sp, t, one.at) === '' ? [] : [tell(lang, 'panel.at', placeWords(sp, t, one.at))]),
      tell(lang, 'panel.attrs', { attrs: listed(lang, attrs) }),
      tell(lang, 'panel.resources', {
        food: one.food,
        wealth: one.wealth,
        reputation: one.reputation,
        magic: one.magic,
        xp: one.xp,
      }),
      ...line(
        'panel.items',
        'items',
        one.items.map(({ item, isUp }) => inBag(itemCalled(sp, item), isUp)),
      ),
      ...line(
        'panel.secrets',
        'secrets',
        one.secrets.map(({ secret, isUp }) => inBag(secretCalled(sp, secret), isUp)),
      ),
      ...line(
        'panel.skills',
        'skills',
        one.skills.map((skill) => skillCalled(sp, skill)),
      ),
      tell(lang, 'panel.decks', {
        combat: t.cards(Z.combatDeck + c).length,
        diplomacy: t.cards(Z.diplomacyDeck + c).length,
      }),
      ...line(
        'panel.hand',
        'cards',
        t.cards(Z.hand + c).map((card) => cardCalled(sp, t, card)),
      ),
    ],
  }
}

function mapPanel(sp: Speech, t: T): Panel {
  return { title: tell(sp.lang, 'panel.map'), lines: t.s.map.flatMap((place) => placeLines(sp, t, place)) }
}
function placeLines(sp: Speech, t: T, place: Place): string[] {
  const { lang } = sp
  const name = locationCalled(sp, place.location)
  const here = members(onCell(t, place.cell)).map((c) => heroCalled(sp, c))
  return [
    tell(lang, 'panel.place', { place: name, who: here.length === 0 ? 'none' : listed(lang, here) }),
    ...(isLit(place) ? [tell(lang, 'panel.menhir', { place: name, n: place.menhir })] : []),
    ...(place.guardians.length === 0
      ? []
      : [
          tell(lang, 'panel.guardians', {
            place: name,
            what: listed(
              lang,
              place.guardians.map((card) => cardCalled(sp, t, card)),
            ),
          }),
        ]),
    ...(place.time === 0 ? [] : [tell(lang, 'panel.time', { place: name, n: place.time })]),
    ...(place.quest === 0 ? [] : [tell(lang, 'panel.questToken', { place: name })]),
    ...(place.dropped.length === 0
      ? []
      : [
          tell(lang, 'panel.dropped', {
            place: name,
            items: listed(
              lang,
              place.dropped.map((item) => itemCalled(sp, item)),
            ),
          }),
        ]),
  ]
}
