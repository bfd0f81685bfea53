/** The whole table in text, line by line. */
import { at, reading, type View } from '@emberhall/kernel'
import { listed, type Panel } from '@emberhall/speech'
import { CONTENT } from '../content/index.ts'
import { DOOR, GATE } from '../parts.ts'
import { foeHealth } from '../queries/foes.ts'
import { maxHealth, maxSanity } from '../queries/stats.ts'
import { type HeroNo, type S, type T, Z } from '../state.ts'
import { nameOf, rulesOf } from './faces.ts'
import {
  cardCalled,
  enemyCalled,
  heroCalled,
  itemCalled,
  type Speech,
  squareCalled,
  tell,
  tileCalled,
  tokenCalled,
} from './speech.ts'

export function panelsOf(sp: Speech, view: View<S>): Panel[] {
  const t = reading(sp.game, view)
  return [
    missionPanel(sp, t),
    ...t.s.heroes.map((_, h) => heroPanel(sp, t, h)),
    ...(t.s.enemies.length === 0 ? [] : [enemyPanel(sp, t)]),
    ...(t.s.tiles.length === 0 ? [] : [mapPanel(sp, t)]),
  ]
}

function missionPanel(sp: Speech, t: T): Panel {
  const { lang, game } = sp
  const { s } = t
  const { name, clues, special } = at(CONTENT.missions, s.mission)
  const { stages, spaces } = CONTENT.track
  const value = stages.findLast(({ from }) => from <= s.depth.posse)?.holdBack ?? 0
  const { holder, isOut, oil } = s.lantern
  return {
    title: tell(lang, 'panel.mission', { mission: name[lang] }),
    lines: [
      tell(lang, 'panel.turn', { n: s.turn }),
      ...(t.options.odds === 'book' ? [] : [tell(lang, 'outcome.odds', { odds: t.options.odds })]), // SB-38.1
      tell(lang, 'panel.depth', { posse: s.depth.posse, darkness: s.depth.darkness, last: spaces - 1, value }),
      tell(lang, 'panel.dread', { n: t.cards(Z.dreadStack).length }),
      tell(lang, 'panel.revives', { n: s.revives }),
      ...(clues > 0 ? [tell(lang, 'panel.clues', { n: s.clues, of: clues })] : []),
      ...(oil >= 0 ? [tell(lang, 'panel.oil', { n: oil })] : []),
      ...(special?.rule === 'powder' ? [tell(lang, 'panel.charges', { n: s.charges, of: special.charges })] : []),
      ...(holder < 0
        ? []
        : [tell(lang, 'panel.lantern', { hero: heroCalled(sp, t, holder), out: isOut ? 'yes' : 'no' })]),
      ...t.cards(Z.remains).map((card) =>
        tell(lang, 'panel.remains', {
          card: cardCalled(sp, t, card),
          text: rulesOf(lang, game.faceKeys[t.face(card)] ?? ''),
        }),
      ),
    ],
  }
}

function heroPanel(sp: Speech, t: T, h: HeroNo): Panel {
  const { lang } = sp
  const hero = at(t.s.heroes, h)
  const sheet = at(CONTENT.classes, hero.class)
  const [all, mind] = [maxHealth(t, h), maxSanity(t, h)]
  const lasting = [
    ...hero.injuries.map((no) => at(CONTENT.injuries, no).id),
    ...hero.madness.map((no) => at(CONTENT.madness, no).id),
    ...hero.mutations.map((no) => at(CONTENT.mutations, no).id),
  ]
  const named = (
    key: 'panel.items' | 'panel.bag' | 'panel.lasting',
    word: string,
    names: readonly string[],
  ): string[] => (names.length === 0 ? [] : [tell(lang, key, { [word]: listed(lang, names) })])
  return {
    key: `hero ${h}`,
    title: tell(lang, 'panel.hero', {
      hero: heroCalled(sp, t, h),
      class: (hero.portrait === 0 ? sheet.name : sheet.otherName)[lang],
    }),
    lines: [
      tell(lang, 'panel.health', {
        left: Math.max(0, all - hero.wounds),
        all,
        calm: Math.max(0, mind - hero.harm),
        mind,
        grit: hero.grit,
        down: hero.down === 0 ? 'no' : 'yes',
      }),
      ...(hero.at < 0 ? [] : [tell(lang, 'panel.place', { square: squareCalled(sp, t, hero.at) })]),
      ...named(
        'panel.items',
        'items',
        hero.items.map(({ item }) => itemCalled(sp, item)),
      ),
      ...named(
        'panel.bag',
        'tokens',
        hero.bag.map((token) => tokenCalled(sp, token)),
      ),
      tell(lang, 'panel.wealth', {
        xp: hero.xp,
        gold: hero.gold,
        stone: hero.darkStone,
        corruption: hero.corruption,
      }),
      ...named(
        'panel.lasting',
        'what',
        lasting.map((id) => nameOf(lang, id)),
      ),
    ],
  }
}

function enemyPanel(sp: Speech, t: T): Panel {
  const { lang } = sp
  return {
    title: tell(lang, 'panel.enemies'),
    lines: t.s.enemies.map((enemy, e) =>
      tell(lang, 'panel.enemy', {
        enemy: enemyCalled(sp, t, e),
        square: squareCalled(sp, t, enemy.at),
        wounds: enemy.wounds,
        health: foeHealth(t, enemy.type),
        target: enemy.target < 0 ? 'none' : 'hero',
        hero: heroCalled(sp, t, enemy.target),
      }),
    ),
  }
}

function mapPanel(sp: Speech, t: T): Panel {
  const { lang } = sp
  return {
    title: tell(lang, 'panel.map'),
    lines: t.s.tiles.map(({ token, isRevealed, scavenged, exits }, tile) =>
      tell(lang, 'panel.tile', {
        tile: tileCalled(sp, t, tile),
        token: token >= 0 && !isRevealed ? 'down' : 'up',
        scavenged: scavenged ? 'yes' : 'no',
        open: exits.filter((exit) => exit === DOOR || exit === GATE).length,
      }),
    ),
  }
}
