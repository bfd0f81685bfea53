import { dark, dot, fill, form, glow, group, halo, line, put, times, tone, turnOf } from '@emberhall/ink'
import { motes, wisp } from '@emberhall/ink/effects'
import * as land from '@emberhall/ink/land'
import { greatsword, lantern, pike, scroll, staff, sword, torch } from '@emberhall/ink/tools'
import { rats } from '@emberhall/ink/beasts'
import { folk, hero } from './actors.ts'
import type { Air, Scenes } from './stage.ts'
import { birds, clouds, heroes, sky, sun, trunk, view } from './wide.ts'

const [W, H] = [640, 400]
const paving = (y: number, c: string): string =>
  fill(tone(90, c, dark(c, 0.5)), `M-4 ${y}H644V404H-4Z`) +
  times(7, (i) => line(dark(c, 0.6), 1 + i * 0.3, `M-4 ${y + 6 + i * i * 3.2}H644`, 'opacity=".5"')) +
  times(13, (i) => line(dark(c, 0.6), 1.4, `M${320 + (i - 6) * 30} ${y}L${320 + (i - 6) * 130} 404`, 'opacity=".35"'))
const salt = (): string => times(9, (i) => dot('#eed', (i * 89) % W, 330 + ((i * 31) % 60), 34, 6, 'opacity=".4"'))
const tomb = (x: number, y: number, s: number): string =>
  group(x, y, s, [
    form('#787', 'M-60 0V-34H60V0Z'),
    form('#899', 'M-68-34L-56-48H56L68-34Z'),
    line('#344', 2, 'M-40-26H40M-40-14H40'),
  ])
/** The city over its wall at the end of the act; the lamps tell how it ended. */
const ending = (
  air: Air,
  city: string,
  unlit: readonly [number, number],
  lamps: number,
  ground: string,
  ...parts: string[]
): string =>
  view(
    sky(air, 210, 150),
    lamps > 0 ? clouds('#feb') : '',
    land.greatDome(330, 176, 0.78, city),
    land.skyline(W, 262, 150, city, 14, unlit),
    form(dark(city, 0.35), 'M-4 256H644V300H-4Z', 90) +
      times(25, (i) => fill(dark(city, 0.25), `M${i * 27} 257v-12h15v12Z`)),
    fill(tone(90, ground, dark(ground, 0.6)), 'M-4 296C160 286 480 286 644 298V404H-4Z'),
    fill(dark(ground, 0.25), 'M270 404C290 350 312 320 316 296H330C332 330 350 360 384 404Z'),
    times(5, (i) => land.lampPost(60 + i * 126, 350 + (i % 2) * 14, 1.15, i < lamps)),
    parts.join(''),
  )

export const cityScenes: Scenes = {
  'toll-gate': () =>
    view(
      sky(['#ffd', '#fd8', '#da5', '#678'], 150, 140),
      sun(150, 140, 28),
      clouds('#fea'),
      birds(250, 60),
      land.greatDome(236, 138, 0.62),
      land.skyline(W, 236, 130, '#ec7', 4, [380, 500]),
      form('#753', 'M-4 212H644V280H-4Z', 90) +
        times(25, (i) => fill(i % 2 ? '#ec7' : '#a74', `M${i * 27} 213v-11h15v11Z`)),
      land.gate(320, 284, 0.86, '#a74', false),
      land.banner(262, 176, 0.56) + land.banner(378, 176, 0.56),
      fill(tone(90, '#884', '#231'), 'M-4 276H270L240 404H-4ZM370 276H644V404H400Z') +
        fill(tone(90, '#db6', '#863'), 'M276 282H364L470 404H170Z'),
      land.cart(470, 316, 0.9) + land.cart(556, 346, 1.15, '#b85') + land.cart(196, 300, 0.6, '#db6'),
      folk('villager', 'stand', 420, 322, 0.6) +
        folk('elder', 'stand', 506, 352, 0.8) +
        folk('villager', 'stand', 604, 384, 1),
      line('#321', 6, 'M276 266V300') +
        line('#edb', 6, 'M270 274L384 264') +
        line('#b43', 6, 'M286 272.6l16-1.4M318 270l16-1.4M350 267l16-1.4'),
      folk('militia-guard', 'stand', 330, 304, 0.62, { tool: scroll(), angle: 10 }) +
        folk('conscript', 'stand', 368, 306, 0.6, { off: pike() }),
      hero('sylvan-guard', 'stand', 130, 396, 1.45) +
        hero('lord', 'stand', 216, 398, 1.55) +
        hero('rogue', 'stand', 296, 398, 1.4),
      trunk(-40, 110),
      land.canopy(W * 0.7, 90, 80),
      land.drift(W, 300, 10),
    ),
  'city-dusk': () =>
    view(
      sky(['#fd9', '#c84', '#735', '#223'], 320, 150),
      land.greatDome(322, 130, 0.7, '#c84'),
      land.skyline(W, 332, 200, '#b75', 8, [400, 560]),
      land.houses(230, 330, 250, '#543', 3, '#fc7'),
      land.houses(W + 10, 330, 240, '#433', 7, '#223', 430),
      paving(326, '#654'),
      land.lampPost(190, 340, 1.7, true) + land.lampPost(440, 340, 1.6, false),
      folk('villager', 'stride', 300, 346, 0.75) + folk('elder', 'stand', 350, 340, 0.7),
      heroes(300, 396, 1),
      times(5, (i) =>
        line('#222', 1.4, `M${230 + i * 8} ${120 + i * 8}Q320 ${160 + i * 4} ${430 - i * 6} ${124 + i * 6}`),
      ),
    ),
  'sefas-street': () =>
    view(
      sky(['#dab', '#757', '#436', '#212'], 330, 110),
      land.skyline(W, 336, 190, '#647', 4, [0, 640]),
      land.houses(280, 336, 290, '#434', 5, '#223'),
      land.houses(W + 10, 340, 300, '#434', 9, '#fc7', 372),
      paving(330, '#444'),
      line('#223', 2, 'M240 92Q330 130 420 84') +
        times(4, (i) =>
          fill(turnOf(['#869', '#b43', '#59b', '#ca5'], i), `M${262 + i * 38} ${104 + (i % 2) * 8}h22v26l-11-7-11 7Z`),
        ),
      land.lampPost(224, 346, 1.6, false),
      glow(470, 230, 80, '#fc7', 0.4),
      folk('sefa', 'stand', 404, 376, 1.75, { tool: lantern(), angle: 0 }),
      hero('rogue', 'ready', 160, 392, 1.6),
      hero('sylvan-guard', 'stand', 90, 386, 1.4),
    ),
  market: () =>
    view(
      sky(['#fea', '#d95', '#754', '#322'], 170, 90),
      land.skyline(W, 170, 100, '#b85', 11),
      land.houses(W, 256, 150, '#544', 6, '#322'),
      paving(252, '#864'),
      land.stall(120, 300, 1.5, '#b43') + land.stall(330, 290, 1.3, '#59b') + land.stall(530, 302, 1.5, '#7a5'),
      times(4, (i) => land.barrel(216 + i * 130, 318 + (i % 2) * 8, 0.9)),
      folk('knife-thrower', 'stand', 420, 318, 0.95) + folk('assassin', 'stand', 600, 330, -1.05),
      folk('fleeing-courier', 'stride', 300, 340, 1),
      hero('rogue', 'crouch', 130, 386, 1.55) + hero('mercenary', 'ready', 226, 394, 1.5, { tool: sword(), angle: 30 }),
      land.shafts(W, H, '#fe9', 0.14),
    ),
  cellar: () =>
    view(
      sky(['#fd8', '#853', '#322', '#111'], 470, 130),
      land.arcade(W, 310, 300, 3, '#543', '#211'),
      fill(tone(90, '#543', '#211'), 'M-4 306H644V404H-4Z'),
      fill('#322', 'M420-4H540V40L600 306H560L500 60H440Z') +
        times(7, (i) => form('#754', `M${436 + i * 16} ${60 + i * 36}h76v12h-76Z`, 90)),
      glow(480, 40, 150, '#fd9', 0.7),
      land.barrel(90, 350, 2.2) + land.barrel(170, 342, 1.9, '#642') + land.barrel(230, 356, 1.6),
      put(390, 386, rats(), 1.2) + put(560, 380, rats(), 0.9),
      folk('recruit', 'stand', 500, 210, -0.9, { tool: torch(), angle: 0 }),
      hero('lord', 'sit', 300, 376, 1.5) + hero('shaman', 'kneel', 200, 392, 1.55),
    ),
  crypt: () =>
    view(
      sky(['#cfd', '#7b9', '#344', '#112'], 330, 170),
      land.arcade(W, 300, 290, 3, '#566', '#122'),
      land.pillars(W, 320, 330, 4, '#676'),
      fill(tone(90, '#455', '#122'), 'M-4 300H644V404H-4Z') + salt(),
      glow(322, 210, 120, '#9ec', 0.7),
      tomb(322, 310, 1.2),
      folk('bone-singer', 'cast', 322, 262, 1.2, { off: staff() }),
      wisp(200, 190, 1.4, -20) + wisp(450, 190, 1.4, 200),
      folk('risen', 'ready', 500, 344, -1.15, { tool: sword(), angle: 30 }) + folk('risen', 'stride', 150, 340, 1.05),
      hero('lord', 'guard', 250, 396, 1.4) + hero('sylvan-guard', 'draw', 380, 398, 1.35),
      motes(320, 200, '#efe', 30, 240),
    ),
  'gilded-hall': () =>
    view(
      sky(['#ffd', '#ec7', '#a73', '#321'], 320, 80),
      land.arcade(W, 280, 270, 5, '#a73', '#431'),
      land.pillars(W, 310, 320, 4, '#da4'),
      land.banner(160, 30, 1.3, '#436') + land.banner(320, 14, 1.5, '#436') + land.banner(480, 30, 1.3, '#436'),
      paving(284, '#a73'),
      fill(tone(90, '#723', '#412'), 'M286 284H354L450 404H190Z') + line('#ec6', 3, 'M290 284L200 404M350 284L440 404'),
      form('#753', 'M230 260H410V276H230Z', 90) + times(6, (i) => dot('#ec6', 250 + i * 28, 256, 7, 4)),
      folk('guildmistress', 'stand', 320, 290, 1.15) +
        folk('assassin', 'stand', 210, 300, 1) +
        folk('recruit', 'stand', 430, 300, -1),
      hero('rogue', 'stand', 240, 398, 1.4) + hero('lord', 'stand', 400, 400, 1.45),
      land.shafts(W, H, '#feb', 0.16),
      motes(320, 140, '#fec', 40, 280),
    ),
  castellan: () =>
    view(
      sky(['#fc7', '#b64', '#432', '#111'], 320, 150),
      land.arcade(W, 300, 300, 3, '#543', '#111'),
      land.banner(110, 0, 1.7, '#522') + land.banner(530, 0, 1.7, '#522'),
      paving(300, '#433'),
      form('#433', 'M220 320V80L260 40H380L420 80V320Z') +
        fill('#211', 'M250 320V110L276 80H364L390 110V320Z') +
        times(5, (i) => form('#c93', `M${236 + i * 36} 44l8-34 8 34Z`)),
      glow(320, 190, 150, '#f93', 0.8),
      fill(tone(90, '#544', '#221'), 'M160 300H480V322H160ZM120 322H520V344H120Z'),
      folk('hollow-castellan', 'stand', 320, 306, 2.1, { tool: greatsword(), angle: 172 }),
      times(7, (i) => put(60 + i * 88, 326 + (i % 2) * 16, lantern(false), 1)),
      folk('risen', 'ready', 130, 352, 1.05) + folk('risen', 'ready', 520, 352, -1.05),
      hero('mercenary', 'guard', 220, 402, 1.15) + hero('shaman', 'stand', 420, 402, 1.15, { off: staff() }),
      motes(320, 130, '#fb4', 40, 240),
    ),
  'lamps-lit': () =>
    ending(
      ['#ffd', '#fd8', '#d95', '#678'],
      '#eb6',
      [-1, -1],
      5,
      '#884',
      glow(320, 200, 300, '#fd8', 0.5, 160),
      times(30, (i) => glow((i * 83) % W, 110 + ((i * 47) % 140), 10, '#fea', 0.9)),
      heroes(300, 394, 1.1),
      folk('villager', 'cast', 500, 384, 1) + folk('elder', 'cast', 150, 380, 0.9),
      motes(320, 150, '#feb', 50, 300),
    ),
  'half-lit': () =>
    ending(
      ['#eda', '#b85', '#655', '#223'],
      '#b85',
      [330, 640],
      2,
      '#554',
      glow(130, 190, 180, '#fc7', 0.5, 120),
      heroes(250, 394, 1.1),
      folk('elder', 'stand', 480, 384, -0.95),
    ),
  dark: () =>
    ending(
      ['#678', '#445', '#223', '#112'],
      '#344',
      [-1, 640],
      0,
      '#233',
      times(40, (i) => dot('#dee', (i * 137) % W, (i * 61) % 150, 0.7 + (i % 3) * 0.4)),
      hero('shaman', 'kneel', 250, 392, 1.2),
      hero('lord', 'stand', 330, 396, 1.2, { off: torch() }),
    ),
  library: () =>
    view(
      sky(['#fec', '#d94', '#642', '#211'], 420, 120),
      times(
        4,
        (r) =>
          line('#221', 7, `M-4 ${84 + r * 72}H644`) +
          times(52, (i) =>
            form(
              turnOf(['#732', '#454', '#863', '#457', '#535'], i * 7 + r),
              `M${i * 12.4} ${81 + r * 72}v${-34 - ((i * 11 + r * 7) % 22)}h11v${34 + ((i * 11 + r * 7) % 22)}Z`,
              0,
            ),
          ),
      ),
      fill(halo(['#ffd', '#fe9', '#c84'], 50, 40, 70), 'M370 250V80C370 30 470 30 470 80V250Z') +
        line('#431', 7, 'M370 250V80C370 30 470 30 470 80V250M420 44V250M370 130H470M370 190H470'),
      form('#642', 'M90 330H540V352H90Z', 90) + fill('#210', 'M120 352H144V404H120ZM490 352H514V404H490Z'),
      put(250, 312, scroll(), 1.6, 10) + put(420, 308, scroll('#db8'), 1.4, -14) + put(340, 276, lantern(), 1.6),
      hero('shaman', 'stand', 190, 398, 1.7, { tool: scroll(), angle: 0 }),
      folk('elder', 'stand', 560, 398, -1.6),
      land.shafts(W, H, '#fea', 0.14),
      motes(400, 180, '#fec', 30, 180),
    ),
  hadrel: () =>
    view(
      sky(['#feb', '#c84', '#543', '#211'], 130, 100),
      land.arcade(W, 310, 300, 4, '#544', '#221'),
      land.banner(240, 24, 1.6) + land.banner(440, 24, 1.6),
      paving(306, '#654'),
      folk('hadrel', 'stand', 470, 372, 2.2),
      form('#532', 'M330 300H620V322H330Z', 90) +
        fill('#210', 'M350 322H370V404H350ZM590 322H610V404H590Z') +
        put(430, 286, scroll(), 1.2, 8) +
        put(540, 272, lantern(), 1.4),
      folk('militia-guard', 'stand', 590, 396, -1.4, { off: pike() }),
      hero('lord', 'point', 150, 398, 1.65) + hero('mercenary', 'stand', 70, 392, 1.5),
      land.shafts(W, H, '#fe9', 0.14),
    ),
  sefa: () =>
    view(
      sky(['#ebb', '#968', '#436', '#212'], 470, 100),
      land.skyline(W, 200, 110, '#758', 15, [0, 420]),
      form('#434', 'M-4 250H644V404H-4Z', 90) + times(24, (i) => fill('#544', `M${i * 28} 251v-14h16v14Z`)),
      glow(360, 200, 120, '#fc7', 0.4),
      folk('sefa', 'sit', 350, 262, 2.2),
      put(440, 226, lantern(), 1.5),
      hero('rogue', 'stand', 170, 398, 1.8),
      hero('shaman', 'stand', 560, 402, -1.6, { off: staff() }),
      times(3, (i) => line('#223', 1.6, `M${60 + i * 40} ${70 + i * 12}q8-8 14 0 6-8 14 0`)),
    ),
}
