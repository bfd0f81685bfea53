import { found } from '@emberhall/kernel'
import { cel, dim, dot, fill, glow, line, form, times } from '@emberhall/ink'
import * as h from '@emberhall/ink/head'
import type { Look } from '@emberhall/ink/person'
import { HEROES, strap, wears } from './cast-heroes.ts'

const MILITIA = { coat: '#833', legs: '#443', trim: '#db6' }
const GUILD = { coat: '#445', legs: '#323', trim: '#a8d' }
const DEAD = { coat: '#554', skin: '#cca', dress: 'bones' } as const
const tabard = (c: string): string => form(c, 'M-18 46Q2 58 20 46L24 98H-22Z')

/** Everybody else who walks on two legs. */
export const FOLK = {
  archer: {
    ...MILITIA,
    skin: '#da7',
    head: () =>
      wears(
        h.face({ skin: '#da7', hair: '#532', beard: 'stubble' }),
        h.cap('#833'),
        form('#eda', 'M-20-36C-34-44-40-56-38-66-28-60-20-52-14-42Z'),
      ),
    chest: () => strap('#542') + times(3, (i) => line('#edb', 4, `M${-54 + i * 8} 58L${-62 + i * 9} 28`)),
  },
  conscript: {
    ...MILITIA,
    coat: '#964',
    skin: '#db8',
    head: () => wears(h.face({ skin: '#db8', hair: '#a73', soft: true }), h.kettle()),
    chest: () => tabard('#833'),
  },
  'militia-guard': {
    ...MILITIA,
    skin: '#c96',
    dress: 'plate',
    head: () => wears(h.face({ skin: '#c96', hair: '#322', beard: 'full', stern: true }), h.helm()),
    chest: () => tabard('#833') + fill('#ed9', 'M-8 62H12V78C12 88 2 92 2 92S-8 88-8 78Z'),
  },
  sicario: {
    coat: '#532',
    cape: '#642',
    skin: '#a74',
    head: () => wears(h.face({ skin: '#a74', hair: '#211', stern: true }), h.mask('#832'), h.hood('#543')),
    chest: () => strap('#221'),
  },
  lieutenant: {
    ...MILITIA,
    cape: '#647',
    skin: '#da8',
    dress: 'plate',
    head: () =>
      wears(h.plume('#85b'), h.face({ skin: '#da8', hair: '#221', beard: 'goatee', stern: true }), h.helm('#c94')),
    chest: () => fill('#ec6', 'M-30 66H34V72H-30ZM-30 80H34V86H-30Z'),
  },
  'knife-thrower': {
    ...GUILD,
    skin: '#964',
    head: () => wears(h.hairShort('#211'), h.face({ skin: '#964', hair: '#211', beard: 'goatee' }), h.band('#b43')),
    chest: () => strap('#221') + times(4, (i) => fill('#ddc', `M${-24 + i * 13} ${64 + i * 7}l5 1-1 16-5-2Z`)),
  },
  recruit: {
    ...GUILD,
    coat: '#743',
    skin: '#da8',
    head: () => wears(h.hairShort('#642'), h.face({ skin: '#da8', hair: '#642', stern: true }), h.cap('#445')),
    chest: () => form('#445', 'M-30 44Q2 66 30 44L24 62Q2 76-24 62Z'),
  },
  bruiser: {
    ...GUILD,
    coat: '#574',
    skin: '#c97',
    head: () =>
      wears(
        h.face({ skin: '#c97', hair: '#321', beard: 'full', stern: true }),
        line('#844', 3, 'M-18-26L-6-14M-2-32L2-22'),
        dot('#ec6', -26, 10, 4),
      ),
    chest: () => form('#322', 'M-62 96L-24 44-8 52-30 98ZM66 96L26 44 12 52 34 98Z'),
  },
  assassin: {
    ...GUILD,
    coat: '#432',
    cape: '#322',
    skin: '#864',
    head: () => h.deepHood('#542', '#fb4'),
  },
  guildmistress: {
    ...GUILD,
    coat: '#638',
    cape: '#324',
    skin: '#ec9',
    dress: 'robe',
    head: () =>
      wears(
        h.hairLong('#211'),
        h.face({ skin: '#ec9', hair: '#211', eyes: '#749', soft: true, stern: true }),
        form('#211', 'M-26 0C-30-30-10-42 6-40 26-40 30-22 27-8 16-28-4-30-26 0Z'),
        form('#da4', 'M-22-22L-16-38-8-28 0-46 8-30 18-40 22-22C8-30-8-30-22-22Z'),
        dot('#ad7', 0, -29, 3.4),
      ),
    chest: () => fill('#ad7', 'M2 62L9 72 2 84-5 72Z') + line('#db6', 2.4, 'M-20 46Q2 66 22 46'),
  },
  'bone-archer': { ...DEAD, head: () => wears(h.skull('#8ce'), h.cap('#455')) },
  risen: {
    ...DEAD,
    coat: '#643',
    head: () => wears(h.skull('#f96'), dim(0.5, h.hairShort('#332'))),
  },
  'barrow-knight': {
    ...DEAD,
    coat: '#432',
    cape: '#432',
    dress: 'plate',
    head: () => wears(h.horns(), h.skull('#fc6'), h.helm('#665')),
    chest: () => line('#8a5', 4, 'M-50 70C-30 60-10 84 10 72S50 66 60 80'),
  },
  'bone-singer': {
    ...DEAD,
    coat: '#436',
    cape: '#345',
    dress: 'robe',
    head: () => wears(h.skull('#caf'), h.hood('#436')),
    chest: () => times(5, (i) => dot('#dcb', -20 + i * 11, 66 + (i % 2) * 8, 4)),
  },
  'elite-ghost': {
    coat: '#8bb',
    cape: '#698',
    skin: '#bec',
    dress: 'mist',
    head: () =>
      wears(
        glow(0, 0, 52, '#9ec', 0.5),
        form('#adb', 'M-30 40C-40-10-28-44 2-46 32-44 40-8 32 38 24 30 20 46 12 36 4 48-6 36-12 44-18 32-24 46-30 40Z'),
        fill(
          '#122',
          'M-14-8C-10-20 2-18 2-6 0 4-12 4-14-8ZM12-6C14-18 26-16 25-6 24 4 14 4 12-6ZM-2 14C4 10 12 10 16 14 16 30 0 32-2 14Z',
        ),
        line('#efe', 2, 'M-28 30C-36-8-26-40-2-44'),
      ),
  },
  'fleeing-courier': {
    coat: '#ca5',
    skin: '#da8',
    legs: '#654',
    head: () =>
      wears(
        h.hairShort('#852'),
        h.face({ skin: '#da8', hair: '#852', soft: true }),
        form('#753', 'M-34-14C-20-30 24-32 40-16 26-12 20-20 6-24-8-22-24-14-34-14ZM-20-22C-16-44 18-46 24-24Z'),
        form('#eda', 'M-18-26C-34-34-40-48-36-60-26-52-18-46-12-34Z'),
      ),
    chest: () => strap('#642'),
  },
  'hollow-castellan': {
    coat: '#322',
    cape: '#522',
    skin: '#222',
    dress: 'plate',
    head: () =>
      wears(
        glow(0, 0, 50, '#fb4', 0.45),
        form('#764', 'M-28-20C-26-46 26-46 28-20L26 26 14 40H-12L-24 26Z'),
        fill('#000', 'M-18-12C-10-18 18-18 24-12L20 22C12 32-6 32-14 22Z'),
        glow(3, 4, 20, '#f93', 0.9),
        fill('#fc7', 'M-10-6L0 0-9 4ZM20-6L9 0 18 4Z'),
        h.crown('#c93'),
      ),
    chest: () => fill('#100', 'M-16 60C-4 52 10 52 20 60L14 96H-10Z') + glow(2, 78, 22, '#f93', 0.8),
  },
  hadrel: {
    coat: '#622',
    cape: '#433',
    skin: '#c97',
    dress: 'robe',
    head: () =>
      wears(
        h.hairShort('#aa9'),
        h.face({ skin: '#c97', hair: '#aa9', beard: 'goatee', old: true, stern: true, eyes: '#566' }),
        form('#321', 'M-30-14C-34-36-22-48 4-48 30-48 34-34 29-16 14-26-14-26-30-14Z'),
        fill('#db6', 'M-28-20C-14-30 14-30 28-22L28-17C14-26-14-26-29-14Z'),
      ),
    chest: () =>
      line('#db6', 5, 'M-30 50Q2 92 34 50') + dot(cel('#da4'), 2, 80, 10) + fill('#622', 'M2 73L7 80 2 87-3 80Z'),
  },
  sefa: {
    coat: '#457',
    cape: '#758',
    skin: '#743',
    head: () =>
      wears(
        h.face({ skin: '#743', hair: '#211', soft: true, eyes: '#852' }),
        form('#869', 'M-36 40C-44-8-34-44 2-48 32-46 40-18 30 6 28-14 20-28 6-29-12-28-22-12-18 12-20 26-28 34-36 40Z'),
        line('#ec6', 2.4, 'M-20-6C-14-26 14-32 27-12'),
        dot('#ec6', -23, 20, 4.4),
        line('#211', 3, 'M-14-16C-8-26 6-28 12-26'),
      ),
    chest: () => line('#ec6', 3, 'M-18 46Q2 66 22 46') + dot('#eb4', 2, 58, 4),
  },
  orm: {
    coat: '#874',
    skin: '#da8',
    dress: 'robe',
    head: () =>
      wears(
        h.face({ skin: '#da8', hair: '#ddc', beard: 'full', old: true, eyes: '#678' }),
        form('#ddc', 'M-28 8C-38-10-32-22-24-28-22-18-22-8-22 4ZM24-26C34-22 34-6 28 4 28-8 28-18 24-26Z'),
      ),
    chest: () =>
      form('#753', 'M-50 64C-36 40-18 36-8 36L2 60 14 36C30 38 44 46 54 66 34 60 18 66 2 76-14 66-30 58-50 64Z'),
  },
  villager: {
    coat: '#654',
    skin: '#c97',
    head: () => wears(h.face({ skin: '#c97', soft: true }), h.hood('#764')),
  },
  elder: {
    coat: '#754',
    skin: '#da8',
    dress: 'robe',
    head: () => wears(h.face({ skin: '#da8', old: true, hair: '#dcb' }), h.hood('#864')),
  },
} satisfies Readonly<Record<string, Look>>
export type FolkId = keyof typeof FOLK
const EVERYBODY: Readonly<Record<string, Look>> = { ...HEROES, ...FOLK }
export const lookOf = (id: string): Look => found(EVERYBODY[id], `figure of ${id}`)
