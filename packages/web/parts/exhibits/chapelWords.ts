/** The drowned chapel, in both languages. */
import type { Lang } from '@emberhall/speech'
import type { ListedChoice } from '@emberhall/ui/page'

type Act = 'dive' | 'bell' | 'ember' | 'ghost' | 'leave' | 'back'
interface Passage {
  readonly title: string
  readonly subtitle: string
  readonly paragraphs: readonly string[]
}
interface ChapelWords {
  readonly first: Passage
  readonly second: Passage
  readonly question: string
  readonly choices: Readonly<Record<Act, Omit<ListedChoice, 'key'>>>
  readonly results: Readonly<Record<Act, string>>
  readonly why: Readonly<Record<string, string>>
  readonly foot: string
}
export const CHAPEL_WORDS: Readonly<Record<Lang, ChapelWords>> = {
  en: {
    first: {
      title: 'The Drowned Tower',
      subtitle: 'Verse 106.1, explored by Ada and Ben',
      paragraphs: [
        'The lake came up one spring and forgot to go down. It took the nave and forty pews, and left the tower to the crows.',
        'At the foot of the stair the water is clear as glass. Something in it is warm. You can watch it breathe between the stones.',
        'Ben puts his hand in to the wrist. It comes out faster than it went.',
      ],
    },
    second: {
      title: 'Out among the Reeds',
      subtitle: 'Verse 106.2',
      paragraphs: ['The path comes out where it went in. Behind you the tower is a little shorter than before.'],
    },
    question: 'What do they do?',
    choices: {
      dive: { label: 'Dive to the altar', hint: 'The stair goes on under the water.' },
      bell: {
        label: 'Ring the drowned bell',
        hint: 'Gain 1 Magic.',
        conditions: [
          { key: 'spirit', kind: 'need', text: 'Spirit 1', isMet: false },
          { key: 'flame', kind: 'cost', text: '1 Energy', isMet: true },
        ],
      },
      ember: {
        label: 'Take the ember',
        hint: 'It goes into the lantern.',
        conditions: [
          { key: 'quest', kind: 'need', text: 'Three Embers', isMet: true },
          { key: 'flame', kind: 'cost', text: '1 Energy', isMet: true },
        ],
      },
      ghost: {
        label: 'Follow the light in the water',
        hint: 'It waits until you look.',
        conditions: [{ key: 'ember', kind: 'need', text: 'the ember', isMet: true }],
      },
      leave: { label: 'Leave', hint: 'The exploration ends.' },
      back: { label: 'Go back to the tower' },
    },
    results: {
      dive: 'The altar is bare. Somebody was here before you.',
      bell: 'It rings.',
      ember: 'The ember is warm, and weighs nothing.',
      ghost: 'It leads you round the tower, and is gone.',
      leave: 'Nobody follows you.',
      back: '',
    },
    why: { spirit: 'Ada has Spirit 0, and so has Ben.', taken: 'The ember is in your lantern.' },
    foot: 'What you cannot know yet is not written here.',
  },
  fr: {
    first: {
      title: 'La tour noyée',
      subtitle: 'Verset 106.1, exploré par Ada et Ben',
      paragraphs: [
        'Un printemps, le lac est monté et a oublié de redescendre. Il a pris la nef et quarante bancs, et laissé la tour aux corbeaux.',
        'Au pied de l’escalier, l’eau est claire comme du verre. Quelque chose y est chaud. On le voit respirer entre les pierres.',
        'Ben y plonge la main jusqu’au poignet. Elle ressort plus vite qu’elle n’est entrée.',
      ],
    },
    second: {
      title: 'Parmi les roseaux',
      subtitle: 'Verset 106.2',
      paragraphs: ['Le sentier ressort là où il était entré. Derrière vous, la tour est un peu moins haute qu’avant.'],
    },
    question: 'Que font-ils ?',
    choices: {
      dive: { label: 'Plonger jusqu’à l’autel', hint: 'L’escalier continue sous l’eau.' },
      bell: {
        label: 'Sonner la cloche noyée',
        hint: 'Gagnez 1 Magie.',
        conditions: [
          { key: 'spirit', kind: 'need', text: 'Spiritualité 1', isMet: false },
          { key: 'flame', kind: 'cost', text: '1 Énergie', isMet: true },
        ],
      },
      ember: {
        label: 'Prendre la braise',
        hint: 'Elle va dans la lanterne.',
        conditions: [
          { key: 'quest', kind: 'need', text: 'Trois braises', isMet: true },
          { key: 'flame', kind: 'cost', text: '1 Énergie', isMet: true },
        ],
      },
      ghost: {
        label: 'Suivre la lueur dans l’eau',
        hint: 'Elle attend qu’on la regarde.',
        conditions: [{ key: 'ember', kind: 'need', text: 'la braise', isMet: true }],
      },
      leave: { label: 'Partir', hint: 'L’exploration prend fin.' },
      back: { label: 'Retourner à la tour' },
    },
    results: {
      dive: 'L’autel est nu. Quelqu’un est venu avant vous.',
      bell: 'Elle sonne.',
      ember: 'La braise est chaude et ne pèse rien.',
      ghost: 'Elle vous mène autour de la tour, puis disparaît.',
      leave: 'Personne ne vous suit.',
      back: '',
    },
    why: { spirit: 'Ada a 0 de Spiritualité, et Ben aussi.', taken: 'La braise est dans votre lanterne.' },
    foot: 'Ce que vous ne pouvez pas encore savoir n’est pas écrit ici.',
  },
}
