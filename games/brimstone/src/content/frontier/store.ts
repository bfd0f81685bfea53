import { test } from '../cards/make.ts'
import type { Location } from '../types.ts'

export const store: Location = {
  id: 'tl-store',
  name: { en: 'General Store', fr: 'Magasin général' },
  flavour: {
    en: 'Beans, rope, coffins to order. The owner writes down what you buy and guesses what for.',
    fr: 'Haricots, corde, cercueils sur commande. Le patron note ce que vous achetez et devine pourquoi.',
  },
  services: [
    { service: 'token', token: 'bandages', gold: 25 },
    { service: 'token', token: 'whisky', gold: 25 },
    { service: 'token', token: 'dynamite', gold: 60 },
    { service: 'token', token: 'herbs', gold: 60 },
    { service: 'token', token: 'tonic', gold: 75 },
    { service: 'token', token: 'flash', gold: 60 },
    { service: 'gear' },
    { service: 'sellItems' },
  ],
  events: [
    {
      id: 'te-store-1',
      name: { en: 'Light Fingers', fr: 'Doigts légers' },
      flavour: {
        en: 'A child bumps into you and apologises very well.',
        fr: 'Un gamin vous bouscule et s’excuse fort bien.',
      },
      do: [test('you', 'cunning', 5, { fail: [{ do: 'loseGold', who: 'that', n: { roll: 'D6', times: 5 } }] })],
    },
    {
      id: 'te-store-2',
      name: { en: 'Stocktaking', fr: 'Inventaire' },
      flavour: { en: 'He is counting nails. He will not be hurried.', fr: 'Il compte les clous. Rien ne presse.' },
      do: [{ do: 'closed' }],
    },
    {
      id: 'te-store-3',
      name: { en: 'Quiet Counter', fr: 'Comptoir calme' },
      flavour: {
        en: 'Nobody asks what happened to your coat.',
        fr: 'Personne ne demande ce qui est arrivé à votre manteau.',
      },
      do: [],
    },
    {
      id: 'te-store-4',
      name: { en: 'Odd Job', fr: 'Petit boulot' },
      flavour: {
        en: 'There is something in the cellar. It is only a badger. This time.',
        fr: 'Il y a quelque chose à la cave. Ce n’est qu’un blaireau. Pour cette fois.',
      },
      do: [{ do: 'skipServices', then: [{ do: 'gold', who: 'you', n: 25 }] }],
    },
    {
      id: 'te-store-5',
      name: { en: 'Clearance', fr: 'Liquidation' },
      flavour: {
        en: 'He is moving east. Everybody is moving east.',
        fr: 'Il part vers l’est. Tout le monde part vers l’est.',
      },
      do: [{ do: 'prices', percent: -20 }],
    },
    {
      id: 'te-store-6',
      name: { en: 'On the House', fr: 'Cadeau de la maison' },
      flavour: {
        en: '“For what you did down there.” He does not say which part.',
        fr: '« Pour ce que vous avez fait en bas. » Il ne précise pas quoi.',
      },
      do: [{ do: 'token', who: 'you', of: ['bandages'], n: 1 }],
    },
  ],
}
